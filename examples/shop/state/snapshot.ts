/**
 * What the shop keeps between two starts: its visitors with their carts, its customers, what the outbox shows, and the key
 * that signs the tokens, so that a visitor stays logged in. Faults are not kept.
 */
import * as z from 'zod/mini'
import { SITE_NAMES } from '../../../src/api/names.js'
import { CONSENTS, SALUTATIONS } from '../../../src/services/newsletter.js'
import type { ShopMemory } from '../context.js'
import { CART_TROUBLES } from '../services/cart-contents.js'
import { VISITOR_ID } from '../visitors.js'

const site = z.enum(SITE_NAMES)
const status = z.enum(['WAITING_FOR_DOI', 'SUBSCRIBED'])
const consents = z.array(z.enum(CONSENTS))
const count = z.int().check(z.nonnegative())
const date = z.pipe(
  z.iso.datetime(),
  z.transform((text) => new Date(text)),
)

const cart = z.strictObject({
  articles: z.array(z.strictObject({ productId: z.string(), tcm: z.string(), quantity: count })),
  freeArticles: z.array(z.strictObject({ productId: z.string(), campaignId: z.string() })),
  giftCards: z.array(z.strictObject({ productId: z.string(), tcm: z.string() })),
  partnerProducts: z.array(z.string()),
  subscriptions: z.array(z.string()),
  troubles: z.array(z.enum(CART_TROUBLES)),
})

const visitor = z.strictObject({
  id: z.string().check(z.regex(VISITOR_ID)),
  site,
  locale: z.optional(z.string()),
  cart,
  newsletterStatus: z.optional(status),
  hasFooterContent: z.boolean(),
  fragments: z.optional(z.boolean()),
})

const customer = z.strictObject({
  loginId: z.string(),
  email: z.string(),
  salutation: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  consents,
  beans: count,
  isCommunityMember: z.boolean(),
  isCardMember: z.boolean(),
})

const subscriber = z.strictObject({
  token: z.string(),
  site,
  status,
  details: z.strictObject({
    email: z.string(),
    salutation: z.optional(z.enum(SALUTATIONS)),
    firstName: z.optional(z.string()),
    lastName: z.optional(z.string()),
    consents,
    origin: z.string(),
    originAddition: z.string(),
  }),
  interests: z.array(z.string()),
  signedUpAt: date,
})

const mail = z.strictObject({
  to: z.string(),
  subject: z.string(),
  text: z.string(),
  link: z.string(),
  sentAt: date,
})

const request = z.strictObject({
  id: z.string(),
  fields: z.record(z.string(), z.string()),
  attachments: z.array(z.strictObject({ name: z.string(), type: z.string(), sizeBytes: count })),
  receivedAt: date,
})

export const snapshotSchema = z.strictObject({
  /** Increases when a file of an older version can no longer be read. */
  version: z.literal(1),
  secret: z.string().check(z.minLength(32)),
  visitors: z.array(visitor),
  customers: z.array(customer),
  subscribers: z.array(subscriber),
  mails: z.array(mail),
  requests: z.array(request),
})
type Snapshot = z.infer<typeof snapshotSchema>

export const takeSnapshot = ({ secret, visitors, customers, mailbox }: ShopMemory): Snapshot => ({
  version: 1,
  secret,
  visitors: visitors.changed().map(({ faults: _faults, cspReports: _reports, ...kept }) => kept),
  customers: customers.all(),
  subscribers: mailbox.subscribers,
  mails: mailbox.mails,
  requests: mailbox.requests,
})

/** @param memory  the memory of a shop that has just been created */
export function restoreSnapshot(memory: ShopMemory, snapshot: Snapshot): void {
  memory.secret = snapshot.secret
  for (const { id, ...kept } of snapshot.visitors) Object.assign(memory.visitors.findOrCreate(id), kept)
  for (const { loginId, ...details } of snapshot.customers) memory.customers.open(loginId, details)
  memory.mailbox.subscribers.push(...snapshot.subscribers)
  memory.mailbox.mails.push(...snapshot.mails)
  memory.mailbox.requests.push(...snapshot.requests)
}
