import { expect, test } from 'vitest'
import { createStoreOpener } from '../../../../cli/operators/fragments/edge/text-store.js'

const ORIGIN = 'https://fragments.example'

test('in memory, no number of fragments takes the place of a navigation', async () => {
  const open = createStoreOpener()
  await (await open(ORIGIN)).navigation.write('/AT', 'Kaffee', 60)
  const { fragments } = await open(ORIGIN)
  for (let name = 0; name < 5000; name++) await fragments.write(`/${name}`, 'html', 60)
  const { navigation } = await open(ORIGIN)
  expect(await navigation.read('/AT')).toBe('Kaffee')
  // Both are bounded: the oldest text leaves first.
  expect(await fragments.read('/3999')).toBeUndefined()
  expect(await fragments.read('/4000')).toBe('html')
  for (let name = 0; name < 100; name++) await navigation.write(`/${name}`, 'nodes', 60)
  expect(await navigation.read('/AT')).toBeUndefined()
})
