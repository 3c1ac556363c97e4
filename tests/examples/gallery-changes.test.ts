import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { readChanges } from '../../examples/gallery/changes.js'
import { changesPage } from '../../examples/gallery/changes-page.js'

const NAME = 'header.flyout.DE.auto.1280'

/** A folder as the comparison leaves it, with these pictures of one cell. */
const folderWith = (sides: readonly string[]): string => {
  const folder = mkdtempSync(join(tmpdir(), 'picture-changes-'))
  mkdirSync(join(folder, 'chromium', NAME), { recursive: true })
  for (const side of sides) writeFileSync(join(folder, 'chromium', NAME, `${side}.png`), '')
  return folder
}
const pageOf = async (folder: string, address = ''): Promise<string> =>
  String(await changesPage(readChanges(folder), address))

it('shows a changed picture before, after and as a difference, with a link to its cell', async () => {
  const page = await pageOf(folderWith(['before', 'after', 'difference']), '/gallery/changes/')
  for (const side of ['before', 'after', 'difference'])
    expect(page).toContain(`src="/gallery/changes/chromium/${NAME}/${side}.png"`)
  expect(page).toContain('href="/gallery/header/flyout/DE/auto"')
  expect(page).toContain('type="range"')
  expect(page).toContain('npm run pictures -- accept')
})

it('shows a new picture without a slider, because it cannot be compared', async () => {
  const page = await pageOf(folderWith(['after']))
  expect(page).toContain(`src="chromium/${NAME}/after.png"`)
  expect(page).not.toContain('type="range"')
})

it('says that nothing has changed, or that nothing has been compared yet', async () => {
  const empty = mkdtempSync(join(tmpdir(), 'picture-changes-'))
  expect(await pageOf(empty)).toContain('Nothing has changed.')
  expect(await pageOf(join(empty, 'missing'))).toContain('No pictures have been compared yet.')
})
