/**
 * Limits for what pages download before the first interaction, compressed with brotli 11: loader, chunks and the texts
 * of one language. Pictures and the chunks of promotions are not included. The limits guard against accidents. If honest
 * work needs more, raise a limit by what it needs.
 */
const chunk = (name) => `dist/cdn/chunks/${name}.????????.js`
const loader = 'dist/cdn/loader.js'
const language = chunk('de-DE')
/** Files that every widget needs. A page with a header has loaded them already. */
const shared = [loader, chunk('core'), chunk('runtime'), language]
const newsletter = [chunk('forms'), chunk('newsletter')]
const support = [chunk('forms'), chunk('support')]
const footer = [chunk('footer'), chunk('sites-DE-footer')]

const guard = (name, path, limit) => ({ name, path, limit: `${limit} B`, brotli: true })

export default [
  guard('the loader', [loader], 7_050),
  guard('Shop.cart without a widget', [loader, chunk('core'), chunk('cart'), language], 32_300),
  guard('the header', [...shared, chunk('cart'), chunk('header')], 57_600),
  guard('the newsletter form alone', [...shared, ...newsletter], 50_400),
  guard('the newsletter form beside the header', newsletter, 9_000),
  guard('the support form alone', [...shared, ...support], 53_200),
  guard('the support form beside the header', support, 11_000),
  guard('the footer alone', [...shared, ...footer], 48_900),
  guard('the footer beside the header', footer, 7_000),
  guard('the preview panel beside the header (staff)', [chunk('preview'), chunk('preview-panel')], 5_000),
  guard(
    'all visitor widgets',
    [
      ...shared,
      chunk('cart'),
      chunk('header'),
      chunk('forms'),
      chunk('newsletter'),
      chunk('support'),
      ...footer,
    ],
    79_900,
  ),
]
