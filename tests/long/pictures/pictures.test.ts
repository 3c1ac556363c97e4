/** In each engine, the widgets match the pictures in the repository. docs/gallery.md. */
import { ENGINES, expect, test } from '../engines/support/journey.js'
import { chromium } from '../engines/support/chromium.js'
import { counted } from '../support/counted.js'
import { openCell, takePicture } from './support/camera.js'
import { comparePicture, expectSamePicture, requireVersion, writeChangesPage } from './support/compare.js'
import { picturesOf } from './support/pictures.js'

test.afterAll(writeChangesPage)

for (const engine of ENGINES)
  for (const picture of picturesOf(engine.name))
    test(`${engine.name}: ${picture.name} matches its picture`, async ({ openPage, baseURL }) => {
      test.skip(!engine.isInstalled(), `${engine.name} is not installed`)
      const page = await openPage(engine, false)
      try {
        await requireVersion(page, engine.name)
        await openCell(page, baseURL!, picture)
        await comparePicture(await takePicture(page, picture), engine.name, picture.name)
        counted('pictures of the gallery compared')
      } finally {
        await page.close()
      }
    })

test('the comparison finds a change of one token', async ({ openPage, baseURL }, info) => {
  test.skip(info.config.updateSnapshots !== 'none', 'pictures are being accepted')
  const picture = picturesOf(chromium.name).find(({ cell }) => cell.widget === 'newsletter')!
  const page = await openPage(chromium, false)
  try {
    await requireVersion(page, chromium.name)
    await openCell(page, baseURL!, picture)
    await page.evaluate(() =>
      document.querySelector<HTMLElement>('#cell > *')!.style.setProperty('--shop-color-primary', '#8a4a12'),
    )
    const changed = await takePicture(page, picture)
    await expect(expectSamePicture(changed, chromium.name, picture.name)).rejects.toThrow('pixels')
  } finally {
    await page.close()
  }
})
