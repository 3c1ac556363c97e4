import { cors } from 'hono/cors'
import type { ShopMemory } from './context.js'

/** The shop's partners, and nobody else, may call its services from their own pages, with cookies or without. */
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
