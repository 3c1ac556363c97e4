// @vitest-environment node
import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { drawIcons } from '../../../src/build/draw-icons.mjs'

it('brand icons and flags are those of the icon packages', async () => {
  const drawn = Object.entries(await drawIcons())
  expect(drawn).toHaveLength(2)
  for (const [path, text] of drawn) expect(readFileSync(path, 'utf8')).toBe(text)
})
