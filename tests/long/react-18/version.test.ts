// @vitest-environment node
/** Checks the alias, without which the project `react-18` would prove nothing. */
import { version } from 'react'
import { version as domVersion } from 'react-dom'
import { version as serverVersion } from 'react-dom/server'
import { expect, test } from 'vitest'

test('the tests of this project run on React 18', () => {
  for (const found of [version, domVersion, serverVersion]) expect(found).toMatch(/^18\./)
})
