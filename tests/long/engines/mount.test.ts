/** The page with all widgets. */
import { WIDGET_NAMES } from '../../../src/api/names.js'
import { journey } from './support/journey.js'
import { part } from './support/shopper.js'

const PAGE = `${WIDGET_NAMES.map((name) => `<div data-shop-widget="${name}" data-load="eager">${name}</div>`).join('')}
<script async src="/cdn/loader.js" data-site="DE"></script>`

journey('all widgets of a page are mounted', async ({ shop, open, sees }) => {
  shop.addPage('/all-widgets', PAGE)
  await open('/no-widget?login=staff')
  await open('/all-widgets')
  for (const name of ['logo', 'form', 'support-footer', 'legal-link', 'preview-toggle'])
    await sees(part(name))
})
