/** Pages for developers and testers. */
import { Hono } from 'hono'
import type { ShopEnv } from '../context.js'
import { demoPage } from './demo-page.js'
import { changeFaults, faultsPage } from './faults-page.js'
import { outboxPage } from './outbox-page.js'

export const toolPages = new Hono<ShopEnv>()
  .get('/demo', demoPage)
  .get('/outbox', outboxPage)
  .get('/faults', faultsPage)
  .post('/faults', changeFaults)
