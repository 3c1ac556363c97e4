/** The examples that are folders of HTML files. */
import { join } from 'node:path'
import { root } from '../paths.mjs'
import { serveFolder } from './static-server.mjs'

const HOST = '127.0.0.1'

/** @returns the address of the example */
export async function startPlainHtml({ port, shop }) {
  await serveFolder(join(root, 'examples/plain-html'), { port, host: HOST, shop })
  return `http://${HOST}:${port}/`
}

/** The address is `localhost`, a different site from the shop's 127.0.0.1, so browsers do not send the shop's cookies to it. */
export async function startPartner({ port, shop }) {
  await serveFolder(join(root, 'examples/partner'), { port, host: 'localhost', shop })
  return `http://localhost:${port}/`
}
