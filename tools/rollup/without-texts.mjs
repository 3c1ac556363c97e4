/** Leaves out the texts of all languages and the content of all footers, for code that knows them by name only. */
const NOTHING = '\0nothing'

const isLanguage = (path) => /\/locales\/[\w-]+\/(index|rest)\.js$/.test(path)
const isFooter = (path, importer) =>
  path === './footer.js' && /[\\/]sites[\\/]\w+[\\/]index\.ts$/.test(importer)

export const withoutTexts = () => ({
  name: 'without-texts',
  resolveDynamicImport: (path, importer) => (isLanguage(path) || isFooter(path, importer) ? NOTHING : null),
  load: (id) => (id === NOTHING ? 'export default {}' : null),
})
