/** Keeps the sign-ups, confirmation mails and support requests that the outbox page shows. */
import type { SubscriberRequest } from '../../../src/services/newsletter.js'
import type { Site } from '../../../src/api/names.js'

export interface Subscriber {
  token: string
  site: Site
  status: 'WAITING_FOR_DOI' | 'SUBSCRIBED'
  details: SubscriberRequest
  interests: string[]
  signedUpAt: Date
}

export interface Mail {
  to: string
  subject: string
  text: string
  link: string
  sentAt: Date
}

export interface SupportRequest {
  id: string
  fields: Record<string, string>
  attachments: Array<{ name: string; type: string; sizeBytes: number }>
  receivedAt: Date
}

/** Lists are sorted newest first. An entry beyond this number is dropped. */
const MAX_KEPT = 300
const keep = <T>(list: T[], entry: T): void => {
  list.unshift(entry)
  if (list.length > MAX_KEPT) list.pop()
}

export class Mailbox {
  readonly mails: Mail[] = []
  readonly subscribers: Subscriber[] = []
  readonly requests: SupportRequest[] = []

  subscribe(site: Site, details: SubscriberRequest, now: Date): Subscriber {
    const token = crypto.randomUUID()
    const subscriber: Subscriber = {
      token,
      site,
      status: 'WAITING_FOR_DOI',
      details,
      interests: [],
      signedUpAt: now,
    }
    keep(this.subscribers, subscriber)
    return subscriber
  }

  findSubscriber(token: string): Subscriber | undefined {
    return this.subscribers.find((subscriber) => subscriber.token === token)
  }

  send(mail: Mail): void {
    keep(this.mails, mail)
  }

  receive(request: SupportRequest): void {
    keep(this.requests, request)
  }

  mailsTo(address: string): Mail[] {
    return this.mails.filter(({ to }) => to === address)
  }
}
