import hooks from 'eslint-plugin-react-hooks'
import tseslint from 'typescript-eslint'

/** Properties that turn a text into markup. */
const FORBIDDEN_PROPERTIES = [
  'innerHTML',
  'outerHTML',
  'insertAdjacentHTML',
  'srcdoc',
  'dangerouslySetInnerHTML',
].map((property) => ({ property, message: 'Put texts into text nodes. A text must never become markup.' }))

const MARKUP_PROPERTIES = [
  ...FORBIDDEN_PROPERTIES,
  { object: 'document', property: 'write', message: 'We must not write into the host page.' },
  { object: 'document', property: 'activeElement', message: 'Use getRootNode().activeElement.' },
]

/** Old libraries of host pages replace these, or add properties and `toJSON` to the prototypes of all objects. */
const UNSAFE_PROPERTIES = [
  { object: 'JSON', property: 'stringify', message: 'Use toJson from src/host/json.ts.' },
  ...['keys', 'values', 'entries'].map((property) => ({
    object: 'Object',
    property,
    message: 'Use keysOf and entriesOf from src/host/without-additions.ts.',
  })),
]

/** `document`, `window.document` and `element.ownerDocument`. */
const DOCUMENT = ['[name=/^(document|ownerDocument)$/]', '[property.name=/^(document|ownerDocument)$/]']

/** Elements of host pages can hide the properties of the document. */
const HIDDEN_PROPERTIES = [
  ...DOCUMENT.map((node) => `MemberExpression > ${node}.object`),
  ...DOCUMENT.map((node) => `VariableDeclarator[id.type="ObjectPattern"] > ${node}.init`),
  'Property[key.name=/^(document|ownerDocument)$/] > ObjectPattern.value',
].map((selector) => ({ selector, message: 'Use unclobbered(document) from src/host/unclobbered.ts.' }))

const FORBIDDEN_SYNTAX = [
  {
    selector: 'ImportDeclaration[source.value="zod/mini"] > ImportSpecifier',
    message: 'Import * as z from zod/mini, so that the build leaves out what is not used.',
  },
  {
    selector: 'JSXAttribute[name.name="style"]',
    message: 'A CSP may forbid style attributes. Set properties in an effect.',
  },
  {
    selector: 'JSXAttribute[name.name="dangerouslySetInnerHTML"]',
    message: 'Put texts into text nodes. A text must never become markup.',
  },
]

/** For code that host pages load. */
const SAFE_SYNTAX = [
  ...FORBIDDEN_SYNTAX,
  {
    selector: ':function MemberExpression[property.name="shape"]',
    message:
      'Read `shape` in the module itself: zod defines it at the first reading, which fails if the page has added accessors to prototypes.',
  },
  {
    selector: 'ForInStatement',
    message: 'Use keysOf from src/host/without-additions.ts: additions to prototypes would be listed, too.',
  },
]

/** What may render a text. Elements may come from `children`, `sources` (of a picture) and functions named `render…`. */
const MAY_BE_TEXT = [
  'JSXText[value=/\\S/]',
  ...[
    'Identifier:not([name=/^(children|sources)$/])',
    'MemberExpression',
    'ChainExpression',
    'TemplateLiteral',
    'Literal',
    'CallExpression:not([callee.property.name="map"], [callee.name=/^render/])',
    'LogicalExpression:not([right.type=/^(JSX|Conditional)/], [right.callee.name=/^render/])',
    ...['consequent', 'alternate'].flatMap((branch) => [
      `ConditionalExpression[${branch}.type=/^(Call|Chain|Member|Identifier|Template)/]`,
      `ConditionalExpression[${branch}.value=/./]`,
    ]),
  ].map((expression) => `JSXExpressionContainer:has(> ${expression})`),
].join()
/** A space that is written between two elements is a node, too. */
const NODE =
  'JSXElement, JSXFragment, JSXText[value=/^([^\\n]+$|.*\\S)/], JSXExpressionContainer:not(:has(> JSXEmptyExpression))'
const TEXTS_WITH_NEIGHBOURS = [
  `:matches(${NODE}) ~ :matches(${MAY_BE_TEXT})`,
  `:matches(${MAY_BE_TEXT}) ~ :matches(${NODE})`,
].map((selector) => ({
  selector: `:matches(JSXElement, JSXFragment) > ${selector}`,
  message:
    'Put the text into an element that contains nothing else. Page translators replace text nodes, and React throws if a neighbour comes or goes.',
}))

const PAGE_GLOBALS = [
  'window',
  'document',
  'location',
  'localStorage',
  'sessionStorage',
  'navigator',
  'history',
  'fetch',
  'XMLHttpRequest',
].map((name) => ({
  name,
  message:
    'Use `host.window` or `page.window`. Only the folders named in eslint.config.mjs may use globals of the page.',
}))

export default tseslint.config(
  {
    ignores: [
      'dist*/',
      'cli/dist/',
      'release*/',
      'node_modules/',
      'test-results/',
      'coverage/',
      'examples/{shop,hosts}/public/',
    ],
  },
  ...tseslint.configs.recommended,
  {
    plugins: { 'react-hooks': hooks },
    rules: {
      'react-hooks/rules-of-hooks': 'error',
      'no-eval': 'error',
      'no-implied-eval': 'error',
      'no-new-func': 'error',
      'no-restricted-properties': ['error', ...MARKUP_PROPERTIES],
      'no-restricted-imports': [
        'error',
        {
          paths: [
            {
              name: 'zod',
              message: 'Import * as z from zod/mini. Full zod runs generated code, which a CSP may forbid.',
            },
            {
              name: 'react',
              importNames: ['useLayoutEffect'],
              message: 'Use src/ui/use-layout-effect.ts: React 18 logs an error for this effect on a server.',
            },
          ],
        },
      ],
      'no-restricted-syntax': ['error', ...FORBIDDEN_SYNTAX],
      '@typescript-eslint/no-empty-object-type': ['error', { allowInterfaces: 'with-single-extends' }],
      '@typescript-eslint/no-unused-vars': [
        'error',
        { argsIgnorePattern: '^_', varsIgnorePattern: '^_', ignoreRestSiblings: true },
      ],
    },
  },
  {
    // Each exception explains in one sentence why the effect must not run again.
    files: ['src/**'],
    rules: { 'react-hooks/exhaustive-deps': 'error' },
  },
  {
    files: ['src/**', 'loader/**'],
    ignores: [
      // The safe functions themselves.
      'src/host/{json,without-additions}.ts',
      // Its schemas run in `checkValue`, which removes the additions, and host pages do not load the table of calls.
      'src/services/**',
      // They run on servers.
      'src/npm/{render-to-html.tsx,fragment-markup.ts}',
      // No visitor of a page runs the test kit.
      'src/testing/**',
    ],
    rules: {
      'no-restricted-properties': ['error', ...MARKUP_PROPERTIES, ...UNSAFE_PROPERTIES],
      'no-restricted-syntax': ['error', ...SAFE_SYNTAX, ...HIDDEN_PROPERTIES],
    },
  },
  {
    files: ['src/{ui,widgets}/**'],
    rules: {
      'no-restricted-syntax': ['error', ...SAFE_SYNTAX, ...HIDDEN_PROPERTIES, ...TEXTS_WITH_NEIGHBOURS],
    },
  },
  {
    // Only host, page, mount, cdn, npm, doctor and testing use globals. All other folders use `host.window` or `page.window`.
    files: ['src/{api,services,options,cart,html,texts,ui,widgets,sites}/**', 'locales/**'],
    rules: { 'no-restricted-globals': ['error', ...PAGE_GLOBALS] },
  },
  {
    files: ['tests/**', 'examples/**'],
    rules: { 'no-restricted-properties': 'off', '@typescript-eslint/no-non-null-assertion': 'off' },
  },
  {
    // A Playwright fixture has a parameter `use`, which the rule would mistake for a React hook.
    files: ['tests/{browser,long}/**'],
    rules: { 'react-hooks/rules-of-hooks': 'off' },
  },
)
