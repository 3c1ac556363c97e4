/**
 * The fragment server as a Cloudflare Worker. It reads its settings from the variables in wrangler.toml.
 *
 *   npm install shop-embed-cli && npx wrangler deploy
 *
 * docs/edge.md says what else it can do.
 */
export { default } from 'shop-embed-cli/edge'
