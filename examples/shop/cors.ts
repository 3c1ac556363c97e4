import { cors } from 'hono/cors'
import type { ShopMemory } from './context.js'

/** Only the partners' pages may call the services from another origin, with or without cookies. */
export const allowPartners = ({ partnerOrigins }: ShopMemory) =>
  cors({
    origin: (origin) => (partnerOrigins.includes(origin) ? origin : null),
    credentials: true,
    allowMethods: ['GET', 'POST', 'PUT'],
    allowHeaders: [
      'Content-Type',
      'X-CSRF-Token',
      'X-LoginToken',
      'X-LongtermToken',
      'X-Hunter-Site',
      'X-Original-Address',
    ],
    maxAge: 600,
  })
