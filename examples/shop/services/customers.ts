/** Customer accounts, in memory. Each visitor who logs in gets a separate account. */
import type { Consent } from '../../../src/services/newsletter.js'

export interface Customer {
  loginId: string
  email: string
  salutation: string
  firstName: string
  lastName: string
  consents: Consent[]
  beans: number
  isCommunityMember: boolean
  isCardMember: boolean
}

const DEFAULTS: Omit<Customer, 'loginId'> = {
  email: 'jana.beispiel@mail.example',
  salutation: 'MRS',
  firstName: 'Jana',
  lastName: 'Beispiel',
  consents: [],
  beans: 120,
  isCommunityMember: true,
  isCardMember: true,
}
const MAX_CUSTOMERS = 5000

export class Customers {
  readonly #accounts = new Map<string, Customer>()

  /** Creates the account, or changes the given details of an existing one. */
  open(loginId: string, details: Partial<Omit<Customer, 'loginId'>> = {}): Customer {
    const account = { ...(this.#accounts.get(loginId) ?? { ...DEFAULTS, loginId }), ...details }
    this.#accounts.set(loginId, account)
    const oldest = this.#accounts.keys().next()
    if (this.#accounts.size > MAX_CUSTOMERS && !oldest.done) this.#accounts.delete(oldest.value)
    return account
  }

  find(loginId: unknown): Customer | undefined {
    return typeof loginId === 'string' ? this.#accounts.get(loginId) : undefined
  }
  all(): Customer[] {
    return [...this.#accounts.values()]
  }
}
