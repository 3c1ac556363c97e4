/**
 * Writes a loader for both layouts of paths.mjs from one build, because minifying it again would make a build a fifth
 * slower. The two loaders differ in the address of the other files, and in a comment.
 */
import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

/**
 * Replaces that address until the code is minified. It is as long as the address in a release, so that the columns in the
 * source map stay correct.
 */
export const FILES_FOLDER = '/~files~/'

const withFolder = (code, { filesFolder }) => code.replaceAll(FILES_FOLDER, () => filesFolder)

/**
 * @param layouts  the layouts from paths.mjs; the bundle itself has the layout `cdn`
 * @param note     a comment line that only the loader of a release has
 */
export const bothLayouts = ({ cdn, release }, note) => ({
  name: 'both-layouts',
  async generateBundle(_options, bundle) {
    const chunk = Object.values(bundle).find(({ type }) => type === 'chunk')
    await mkdir(release.folder, { recursive: true })
    await writeFile(join(release.folder, chunk.fileName), withFolder(chunk.code, release))
    chunk.code = withFolder(chunk.code.replace(`${note}\n`, ''), cdn)
  },
})
