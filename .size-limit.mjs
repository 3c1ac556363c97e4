/**
 * Limits for what pages download before the first interaction, compressed with brotli 11: loader, chunks and the texts
 * of one language. Pictures, the chunks of promotions and what loads after the first view, such as the cart of a header, are
 * not included. The limits guard against accidents: they are 3 % above the sizes. If a feature needs more, raise a limit by
 * what it needs. If a size becomes smaller, lower it.
 */
const chunk = (name) => `dist/cdn/chunks/${name}.????????.js`
const loader = 'dist/cdn/loader.js'
/** Files that every widget needs. A page with a header has loaded them already. */
const shared = [loader, chunk('core'), chunk('runtime')]
/** The texts of the header and the cart, and those of the other widgets. */
const [texts, rest] = [chunk('de-DE'), chunk('de-DE-rest')]
const header = [texts, chunk('header')]
const cart = chunk('cart')
const newsletter = [rest, chunk('forms'), chunk('newsletter')]
const support = [rest, chunk('forms'), chunk('support')]
const footer = [rest, chunk('footer'), chunk('sites-DE-footer')]

const guard = (name, path, limit) => ({ name, path, limit: `${limit} B`, brotli: true })

export default [
  guard('the loader', [loader], 11_200),
  guard('Shop.cart without a widget', [loader, chunk('core'), cart, texts], 36_500),
  guard('the header', [...shared, ...header], 59_000),
  guard('the newsletter form alone', [...shared, ...newsletter], 58_700),
  guard('the newsletter form beside the header', newsletter, 12_800),
  guard('the support form alone', [...shared, ...support], 62_800),
  guard('the support form beside the header', support, 16_900),
  guard('the footer alone', [...shared, ...footer], 56_100),
  guard('the footer beside the header', footer, 10_200),
  guard('the preview panel beside the header (staff)', [chunk('preview'), chunk('preview-panel')], 4_200),
  guard(
    'all visitor widgets',
    [...new Set([...shared, ...header, cart, ...newsletter, ...support, ...footer])],
    95_800,
  ),
]
