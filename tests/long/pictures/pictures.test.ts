/** The widgets match the pictures in the repository. docs/shop.md. */
import { chromium } from '../engines/support/chromium.js'
import { expect, test } from '../engines/support/journey.js'
import { counted } from '../support/counted.js'
import { openCell, takePicture } from './support/camera.js'
import { comparePicture, expectSamePicture, requireVersion, writeChangesPage } from './support/compare.js'
import { PICTURES } from './support/pictures.js'

test.afterAll(writeChangesPage)

for (const picture of PICTURES)
  test(`${picture.name} matches its picture`, async ({ openPage, baseURL }) => {
    const page = await openPage(chromium, false)
    try {
      await requireVersion(page)
      await openCell(page, baseURL!, picture)
      await comparePicture(await takePicture(page, picture), picture.name)
      counted('pictures of the gallery compared')
    } finally {
      await page.close()
    }
  })

test('the comparison finds a change of one token', async ({ openPage, baseURL }, info) => {
  test.skip(info.config.updateSnapshots !== 'none', 'pictures are being accepted')
  const picture = PICTURES.find(({ cell }) => cell.widget === 'newsletter')!
  const page = await openPage(chromium, false)
  try {
    await requireVersion(page)
    await openCell(page, baseURL!, picture)
    await page.evaluate(() =>
      document.querySelector<HTMLElement>('#cell > *')!.style.setProperty('--shop-color-primary', '#8a4a12'),
    )
    const changed = await takePicture(page, picture)
    await expect(expectSamePicture(changed, picture.name)).rejects.toThrow('pixels')
  } finally {
    await page.close()
  }
})
