// @vitest-environment node
import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { drawIcons } from '../../../src/build/draw-icons.mjs'

it('brand icons and flags are those of the icon packages', async () => {
  const file = readFileSync(new URL('../../../src/ui/brand-icons.ts', import.meta.url), 'utf8')
  expect(file).toBe(await drawIcons())
})
