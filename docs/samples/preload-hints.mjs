/** Prints the preload hints of a page with a header: `node preload-hints.mjs >hints.html`. */
const CDN = process.env.CDN ?? 'https://cdn.example/1.0.0/'
const { files, widgets } = await (await fetch(`${CDN}manifest.json`)).json()
const language = Object.keys(files).find((path) => path.includes('chunks/de-DE.'))

const scripts = [...widgets.header, language].map(
  (path) =>
    `<link rel="preload" as="script" crossorigin href="${new URL(path, CDN)}" integrity="${files[path].preload}">`,
)
const navigation = '<link rel="preload" as="fetch" crossorigin href="/jsonflyoutnavigation?site=DE">'

console.log([...scripts, navigation].join('\n'))
