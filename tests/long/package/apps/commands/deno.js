import { createFragmentsHandler } from 'shop-embed-cli/edge'

const { fetch } = createFragmentsHandler({ shop: Deno.env.get('FRAGMENTS_SHOP') })
Deno.serve({ port: Number(Deno.env.get('PORT')) }, fetch)
