/** Compares a picture with the one in the repository, and keeps what has changed for `/gallery/changes`. */
import { existsSync } from 'node:fs'
import { copyFile, mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { expect, test, type TestInfo } from 'playwright/test'
import sharp from 'sharp'
import { changesPage } from '../../../../examples/gallery/changes-page.js'
import { CHANGES_FOLDER, readChanges, type Side } from '../../../../examples/gallery/changes.js'
import { root } from '../../../../tools/paths.mjs'
import type { BrowserPage } from '../../engines/support/browser-page.js'

/**
 * How much two pictures of the same page differ from run to run. `threshold` is how different a colour may be, from 0 to 1.
 * The edges of letters differ slightly in many places, and a few of them more.
 * A changed area has more pixels, and a changed icon other colours.
 */
const TOLERANCES: ReadonlyArray<{ threshold: number; maxDiffPixels: number }> = [
  { threshold: 0.1, maxDiffPixels: 80 },
  { threshold: 0.05, maxDiffPixels: 2000 },
]

/** With a palette, a picture is a quarter as large, and nobody sees the difference. Dithering would change with each pixel. */
const FEW_COLOURS = { palette: true, quality: 80, dither: 0, effort: 8 }

/** The names that Playwright gives to the pictures of a failed comparison. */
const SIDE_OF: Readonly<Record<string, Side>> = { expected: 'before', actual: 'after', diff: 'difference' }

/** The folder in `tests/pictures/`. */
const ENGINE = 'chromium'
const VERSION_FILE = join(root, 'tests/pictures', ENGINE, 'version.txt')
const isAccepting = ({ config }: TestInfo): boolean => config.updateSnapshots !== 'none'

/**
 * Runs in the page. @returns the width of a text in the system's font, which the logos in the footer use: fonts of pages
 * do not reach into pictures
 */
const measureFont = (): number => {
  const context = document.createElement('canvas').getContext('2d')!
  context.font = '100px Arial, sans-serif'
  return Math.round(context.measureText('Hamburgefonts 0123456789').width)
}

/** What pictures depend on: the engine, and how the system draws fonts. */
const systemOf = async (page: BrowserPage): Promise<string> =>
  `${await page.version()} on ${process.platform} ${process.arch}, with a sans-serif font of ${await page.evaluate(measureFont)} px`

/** Skips the test if the pictures in the repository come from another version. */
export async function requireVersion(page: BrowserPage): Promise<void> {
  const system = await systemOf(page)
  if (isAccepting(test.info())) {
    await mkdir(dirname(VERSION_FILE), { recursive: true })
    await writeFile(VERSION_FILE, `${system}\n`)
    return
  }
  const kept = existsSync(VERSION_FILE) ? (await readFile(VERSION_FILE, 'utf8')).trim() : 'no version'
  test.skip(
    kept !== system,
    `the pictures are of ${kept}, and ${system} is installed: npm run pictures -- accept takes new ones`,
  )
}

async function keepChange(info: TestInfo, folder: string, picture: Buffer): Promise<void> {
  await mkdir(folder, { recursive: true })
  await writeFile(join(folder, 'after.png'), picture)
  for (const { name, path } of info.attachments) {
    const side = SIDE_OF[/-(\w+)\.png$/.exec(name)?.[1] ?? '']
    if (side && path) await copyFile(path, join(folder, `${side}.png`))
  }
}

const shrink = (picture: Buffer): Promise<Buffer> => sharp(picture).png(FEW_COLOURS).toBuffer()

/** @param name  the picture's file name without extension */
export async function expectSamePicture(picture: Buffer, name: string): Promise<void> {
  const shrunk = await shrink(picture)
  for (const tolerance of TOLERANCES)
    expect(shrunk, `${name}; see /gallery/changes`).toMatchSnapshot([ENGINE, `${name}.png`], tolerance)
}

/** Compares a picture, and keeps both pictures if they differ. */
export async function comparePicture(picture: Buffer, name: string): Promise<void> {
  const folder = join(CHANGES_FOLDER, ENGINE, name)
  await rm(folder, { recursive: true, force: true })
  try {
    await expectSamePicture(picture, name)
  } catch (error) {
    await keepChange(test.info(), folder, await shrink(picture))
    throw error
  }
}

/** The same page as `/gallery/changes`, for a CI to keep with the pictures. */
export async function writeChangesPage(): Promise<void> {
  await mkdir(CHANGES_FOLDER, { recursive: true })
  await writeFile(join(CHANGES_FOLDER, 'index.html'), String(await changesPage(readChanges(), '')))
}
