/** A loaded machine is slow, and a test that waits for markup is not a stopwatch. */
import { configure } from '@testing-library/dom'

configure({ asyncUtilTimeout: 10_000 })
