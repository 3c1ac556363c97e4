/**
 * What pages download before the first interaction, in brotli 11: loader, chunks and the texts of one language. Pictures
 * and the code of promotions come on top. The limits guard against accidents; raise one by what honest work needs.
 */
const chunk = (name) => `dist/cdn/chunks/${name}.????????.js`
const loader = 'dist/cdn/loader.js'
const language = chunk('de-DE')
/** What a page with a header has already. */
const shared = [loader, chunk('core'), chunk('runtime'), language]

const guard = (name, path, limit) => ({ name, path, limit: `${limit} B`, brotli: true })

export default [
  guard('the loader', [loader], 2_600),
  guard('Shop.cart without a widget', [loader, chunk('core'), chunk('cart'), language], 18_000),
  guard('the header', [...shared, chunk('cart'), chunk('header')], 37_000),
  guard('the newsletter form alone', [...shared, chunk('newsletter')], 33_000),
  guard('the newsletter form beside the header', [chunk('newsletter')], 9_000),
  guard('the support form alone', [...shared, chunk('support')], 35_000),
  guard('the support form beside the header', [chunk('support')], 11_000),
  guard('the footer alone', [...shared, chunk('footer'), chunk('sites-DE-footer')], 31_000),
  guard('the footer beside the header', [chunk('footer'), chunk('sites-DE-footer')], 7_000),
  guard('the preview panel beside the header (staff)', [chunk('preview'), chunk('preview-panel')], 5_000),
  guard(
    'all visitor widgets',
    [
      ...shared,
      chunk('cart'),
      ...['header', 'footer', 'newsletter', 'support', 'sites-DE-footer'].map(chunk),
    ],
    58_000,
  ),
]
