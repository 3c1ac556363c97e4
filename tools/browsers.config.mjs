/**
 * `npm test browsers`: the code uses only what the oldest supported browsers have, except where it works without it. They are
 * from October 2024 (`oldest-browsers.mjs`), and Baseline says what all browsers had at the end of that year.
 */
import css from '@eslint/css'
import baseline from 'eslint-plugin-baseline-js'
import tseslint from 'typescript-eslint'

const available = 2024

/**
 * @param preset    `auto` knows globals and their static members, `type-aware` also the members of any object
 * @param features  those that the code may use nevertheless
 */
const rulesFor = (preset, ...features) => ({
  'baseline/use-baseline': [
    'error',
    { available, includeWebApis: { preset }, includeJsBuiltins: { preset }, ignoreFeatures: features },
  ],
})

/** The code that tests for a feature, or for which the name means something else. */
const EXCEPTIONS = [
  // A message starts the next task instead.
  { files: ['src/host/next-task.ts'], feature: 'scheduler' },
  // Without it, the events of the history tell of a new page.
  { files: ['src/host/page-change.ts'], feature: 'navigation' },
  // Without it, no page is prerendered.
  { files: ['src/host/prerendering.ts'], feature: 'speculation-rules' },
  // All of them have it; Baseline waited for the way in which Safari on iOS closes it. The loader tests for it.
  { files: ['src/widgets/header/**/*.{ts,tsx}', 'src/mount/swap.ts'], feature: 'popover' },
  // All of them have it, although it is no standard any more.
  { files: ['src/widgets/header/promotions/Voucher.tsx'], feature: 'execcommand' },
  // The name of our own table.
]

/** A browser that lacks one of them only looks different. */
const PROPERTIES = [
  'accent-color',
  'field-sizing',
  'forced-color-adjust',
  'overscroll-behavior',
  'overscroll-behavior-inline',
  'resize',
]

export default [
  { linterOptions: { reportUnusedDisableDirectives: 'off' }, plugins: { baseline, css } },
  {
    files: ['{loader,src}/**/*.{ts,tsx}'],
    languageOptions: { parser: tseslint.parser, parserOptions: { projectService: true } },
    rules: rulesFor('type-aware'),
  },
  ...EXCEPTIONS.map(({ files, feature }) => ({ files, rules: rulesFor('type-aware', feature) })),
  // The built files also contain the code of packages.
  { files: ['dist/cdn/**/*.js'], languageOptions: { sourceType: 'script' }, rules: rulesFor('auto') },
  {
    files: ['src/**/*.css'],
    language: 'css/css',
    // The parser does not know conditions such as `(width < 360px)`.
    languageOptions: { tolerant: true },
    rules: { 'css/use-baseline': ['error', { available, allowProperties: PROPERTIES }] },
  },
]
