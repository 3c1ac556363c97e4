import hooks from 'eslint-plugin-react-hooks'
import tseslint from 'typescript-eslint'

/** Sinks that no value reaches except through `host.url`, and ways to run a text as code or markup. */
const FORBIDDEN_PROPERTIES = [
  'innerHTML',
  'outerHTML',
  'insertAdjacentHTML',
  'srcdoc',
  'dangerouslySetInnerHTML',
].map((property) => ({ property, message: 'Texts go into text nodes; nothing becomes markup.' }))

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
  message: 'Use the host: only the folders named in eslint.config.mjs touch the page.',
}))

export default tseslint.config(
  { ignores: ['dist*/', 'node_modules/', 'test-results/', 'coverage/', 'examples/shop/public/'] },
  ...tseslint.configs.recommended,
  {
    plugins: { 'react-hooks': hooks },
    rules: {
      'react-hooks/rules-of-hooks': 'error',
      'no-eval': 'error',
      'no-implied-eval': 'error',
      'no-new-func': 'error',
      'no-restricted-properties': [
        'error',
        ...FORBIDDEN_PROPERTIES,
        { object: 'document', property: 'write', message: 'The page is the host’s.' },
        { object: 'document', property: 'activeElement', message: 'Use getRootNode().activeElement.' },
      ],
      'no-restricted-imports': [
        'error',
        {
          paths: [
            {
              name: 'zod',
              message: 'Import * as z from zod/mini: full zod evaluates code, which a policy may forbid.',
            },
          ],
        },
      ],
      'no-restricted-syntax': [
        'error',
        {
          selector: 'ImportDeclaration[source.value="zod/mini"] > ImportSpecifier',
          message: 'Import * as z from zod/mini.',
        },
        {
          selector: 'JSXAttribute[name.name="style"]',
          message: 'Style attributes need a CSP exception; set properties in an effect.',
        },
        {
          selector: 'JSXAttribute[name.name="dangerouslySetInnerHTML"]',
          message: 'Texts go into text nodes; nothing becomes markup.',
        },
      ],
      '@typescript-eslint/no-empty-object-type': ['error', { allowInterfaces: 'with-single-extends' }],
      '@typescript-eslint/no-unused-vars': [
        'error',
        { argsIgnorePattern: '^_', varsIgnorePattern: '^_', ignoreRestSiblings: true },
      ],
    },
  },
  {
    // The page is touched in host, page, shop, runtime, cdn and npm. Everything else gets a host.
    files: ['src/{api,contracts,options,cart,forms,i18n,hooks,ui,widgets,sites}/**', 'locales/**'],
    rules: { 'no-restricted-globals': ['error', ...PAGE_GLOBALS] },
  },
  {
    files: ['tests/**', 'examples/**'],
    rules: { 'no-restricted-properties': 'off', '@typescript-eslint/no-non-null-assertion': 'off' },
  },
  {
    // Playwright's fixtures take a function named `use`.
    files: ['tests/browser/**'],
    rules: { 'react-hooks/rules-of-hooks': 'off' },
  },
)
