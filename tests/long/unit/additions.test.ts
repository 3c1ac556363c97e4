// @vitest-environment node
/**
 * docs/contributing/adding.md says which files change when a widget, a language, a site, an error code or an event is added. This
 * test adds one of each to a copy of the project, and changes only those files. Types, layers, docs and build must then
 * accept the copy.
 */
import { execFile } from 'node:child_process'
import { mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { copyProject } from '../support/copy-project.js'

const ROOT = join(import.meta.dirname, '../../..')
const SHOP_LOCALES = ['cs-CZ', 'de-AT', 'de-CH', 'de-DE', 'en', 'fr-CH', 'hu-HU', 'pl-PL', 'sk-SK', 'tr-TR']
const SLOW_MS = 240_000

let project: ReturnType<typeof copyProject>
let copy: string
/** The paths of the files that were added or changed. */
const touched = new Set<string>()

function add(path: string, text: string): void {
  touched.add(path)
  mkdirSync(dirname(join(copy, path)), { recursive: true })
  writeFileSync(join(copy, path), text)
}

function replace(path: string, before: string, after: string): void {
  const text = readFileSync(join(copy, path), 'utf8')
  if (!text.includes(before)) throw new Error(`${path} has no "${before}"`)
  add(path, text.replace(before, after))
}

const run = (...command: string[]) =>
  promisify(execFile)(process.execPath, command, { cwd: copy, env: { ...process.env, DEV: '' } }).catch(
    ({ stdout, stderr }: { stdout: string; stderr: string }) => {
      throw new Error(`${command.join(' ')}\n${stdout}\n${stderr}`.slice(-4000))
    },
  )

/** A widget with one text in every language. */
function addWidget(): void {
  replace('src/api/names.ts', "'support', 'preview']", "'support', 'preview', 'greeting']")
  replace(
    'src/api/options.ts',
    '  preview: Record<never, never>\n',
    '$&  greeting: {\n    /** Whom it greets. */\n    name?: string\n  }\n',
  )
  replace(
    'src/npm/widgets.ts',
    '  preview: () =>',
    "  greeting: () => import('../widgets/greeting/index.js'),\n$&",
  )
  add(
    'src/widgets/greeting/index.ts',
    `/**
 * @csspart greeting - all of the greeting
 */
import type { WidgetDefinition } from '../widget.js'
import { options } from './options.js'
import styles from './styles.css'
import { View } from './View.js'

const greeting: WidgetDefinition<{ name: string }> = { name: 'greeting', options, styles, View }
export default greeting
`,
  )
  add(
    'src/widgets/greeting/options.ts',
    "import { word } from '../../options/kinds.js'\n\nexport const options = { name: word('') }\n",
  )
  add(
    'src/widgets/greeting/View.tsx',
    `import type { GreetingTexts } from '../../../locales/de-DE/greeting.js'
import { useEffect } from 'react'
import { useText, type Widget } from '../../ui/use-widget.js'

export function View({ options: { name }, host }: Widget<{ name: string }>) {
  useEffect(() => void host.emit('greeting-shown', { name }), [])
  return <p part="greeting">{useText<GreetingTexts>().hello({ name })}</p>
}
`,
  )
  add('src/widgets/greeting/styles.css', 'p { margin: 0 }\n')
  for (const locale of SHOP_LOCALES) {
    const text = locale === 'de-DE' ? 'Hallo, {name:string}' : `${locale}, {name:string}`
    add(
      `locales/${locale}/greeting.ts`,
      `const texts = { hello: '${text}' } as const\nexport default texts\nexport type GreetingTexts = typeof texts\n`,
    )
    replace(
      `locales/${locale}/rest.ts`,
      "import newsletter from './newsletter.js'",
      "import greeting from './greeting.js'\n$&",
    )
    replace(`locales/${locale}/rest.ts`, 'footer, newsletter', 'footer, greeting, newsletter')
  }
  replace(
    'examples/gallery/states/index.ts',
    '  preview: previewStates,',
    "$&\n  greeting: [{ name: 'empty', sentence: 'It greets the visitor.', sign: 'p' }],",
  )
  replace(
    'cli/operators/wordpress/shop-embed/placeholder.php',
    "    'support' => [",
    "    'greeting' => ['name'],\n$&",
  )
  replace(
    'cli/operators/wordpress/shop-embed/block/editor.js',
    "'header', 'footer']",
    "'header', 'footer', 'greeting']",
  )
  replace('tests/browser/criteria.test.ts', "  newsletter: '/newsletter',", "  greeting: '/',\n$&")
  const table = (name: string) => `<!-- generated: the ${name} of the greeting widget -->\n\n<!-- end -->\n`
  add('docs/reference/greeting.md', `# The greeting\n\n${table('options')}\n${table('parts')}`)
  replace(
    'docs/.vitepress/sidebar.mjs',
    "      { text: 'window.Shop',",
    "      { text: 'The greeting', link: '/reference/greeting' },\n$&",
  )
}

function addLanguage(): void {
  for (const name of ['cart', 'footer', 'greeting', 'header', 'index', 'newsletter', 'rest', 'support'])
    add(`locales/nl-NL/${name}.ts`, readFileSync(join(copy, `locales/en/${name}.ts`), 'utf8'))
  for (const file of ['index', 'rest'])
    replace(
      'src/texts/load-texts.ts',
      `  'pl-PL': () => import('../../locales/pl-PL/${file}.js')`,
      `  'nl-NL': () => import('../../locales/nl-NL/${file}.js'),\n$&`,
    )
}

function addSite(): void {
  replace('src/api/names.ts', "SITE_NAMES = ['DE',", "$& 'NL',")
  add('src/sites/NL/footer.ts', readFileSync(join(copy, 'src/sites/AT/footer.ts'), 'utf8'))
  /** Copies the entry of Austria. */
  const austrian = /^  AT: \{\n.*?^  \},\n/ms
  for (const file of ['index', 'newsletter', 'support']) {
    const entry = austrian.exec(readFileSync(join(copy, `src/sites/${file}.ts`), 'utf8'))![0]
    replace(`src/sites/${file}.ts`, '  AT: {', `${entry.replace('AT:', 'NL:').replace('de-AT', 'nl-NL')}$&`)
  }
  replace('src/sites/footer.ts', '  PL: ', "  NL: () => import('./NL/footer.js'),\n$&")
  replace(
    'examples/shop/sites.ts',
    '  DE: {',
    "  NL: { language: 'de', locale: 'nl-NL', currency: 'EUR', symbol: 'Euro', timeZone: BERLIN, name: 'Nederland' },\n$&",
  )
  replace('cli/operators/wordpress/shop-embed/settings.php', "SHOP_EMBED_SITES = ['DE',", "$& 'NL',")
  replace('tests/widgets/footer/content.test.ts', '  HU: [', "  NL: ['14 Tage Rückgaberecht'],\n$&")
}

/** The widget `greeting` dispatches this event. */
function addEvent(): void {
  replace(
    'src/api/events.ts',
    'export interface ShopEvents {\n',
    "$&  /** On the placeholder: somebody was greeted. */\n  'greeting-shown': { name: string }\n",
  )
}

function addErrorCode(): void {
  replace(
    'src/api/errors.ts',
    "  | 'CALL_FAILED'",
    "$&\n  /** The device has no connection. */\n  | 'OFFLINE'",
  )
}

/** Runs `npm run reference`. */
async function writeReference(): Promise<void> {
  touched.add('docs/reference/')
  await run('tools/docs/reference.mjs')
}

beforeAll(async () => {
  project = copyProject(
    'tests',
    'docs',
    'README.md',
    '.dependency-cruiser.mjs',
    '.prettierrc.json',
    'vitest.config.ts',
  )
  copy = project.folder
  symlinkSync(join(ROOT, 'tests/long/node_modules'), join(copy, 'tests/long/node_modules'))
  addWidget()
  addLanguage()
  addSite()
  addErrorCode()
  addEvent()
  await writeReference()
}, SLOW_MS)
afterAll(() => project.remove())

test(
  'the type checker accepts the additions',
  () => run('node_modules/typescript/bin/tsc', '--noEmit'),
  SLOW_MS,
)

test(
  'each new folder has a layer',
  () =>
    run(
      'node_modules/dependency-cruiser/bin/dependency-cruise.mjs',
      '--config',
      '.dependency-cruiser.mjs',
      'loader',
      'src',
      'locales',
    ),
  SLOW_MS,
)

test(
  'the build makes chunks of the widget and of the language, and the loader knows their names',
  async () => {
    await run('tools/build.mjs')
    const manifest = JSON.parse(readFileSync(join(copy, 'dist/cdn/manifest.json'), 'utf8')) as {
      files: object
      widgets: Record<string, string[]>
    }
    const paths = Object.keys(manifest.files)
    for (const chunk of ['greeting', 'nl-NL', 'sites-NL-footer'])
      expect(paths.filter((path) => path.startsWith(`chunks/${chunk}.`))).toHaveLength(1)
    expect(manifest.widgets['greeting']!.at(-1)).toMatch(/^chunks\/greeting\./)
    const loader = readFileSync(join(copy, 'dist/cdn/loader.js'), 'utf8')
    for (const name of ['greeting', 'nl-NL']) expect(loader).toContain(name)
  },
  SLOW_MS,
)

test(
  'the tests of docs, package and languages accept the additions',
  () =>
    run(
      'node_modules/vitest/vitest.mjs',
      'run',
      'tests/project',
      'tests/operators/wordpress',
      'tests/locales',
      'tests/texts',
      'tests/options',
    ),
  SLOW_MS,
)

test('the guide for additions names each changed file', () => {
  const places = readFileSync(join(ROOT, 'docs/contributing/adding.md'), 'utf8')
  const named = (path: string) =>
    [path, path.replace(/^(src\/(?:widgets|sites)|docs\/reference|locales)\/.*/, '$1/')].some((name) =>
      places.includes(name),
    )
  expect([...touched].filter((path) => !named(path))).toEqual([])
})
