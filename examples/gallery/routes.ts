/**
 * `/gallery`: the widgets in all their states; `/gallery/<widget>/<state>/<site>/<platform>`: one of them alone;
 * `/gallery/changes`: the pictures that have changed.
 */
import { Hono } from 'hono'
import type { ShopEnv } from '../shop/context.js'
import { filesOf } from '../shop/other-folders.js'
import { cellPage } from './cell-page.js'
import { cellAt } from './cells.js'
import { CHANGES_FOLDER, readChanges } from './changes.js'
import { changesPage } from './changes-page.js'
import { fontFiles } from './fonts.js'
import { listPage } from './list-page.js'

const CHANGES = '/gallery/changes'

export function gallery() {
  const routes = new Hono<ShopEnv>()
    .get('/gallery', listPage)
    .get(CHANGES, (c) => {
      c.header('Cache-Control', 'no-store')
      return c.html(changesPage(readChanges(), `${CHANGES}/`))
    })
    .route('/', filesOf(CHANGES, CHANGES_FOLDER))
  for (const files of fontFiles()) routes.route('/', files)
  return routes.get('/gallery/:widget/:state/:site/:platform', (c) => {
    const cell = cellAt(c.req.path)
    return cell ? cellPage(c, cell) : c.notFound()
  })
}
