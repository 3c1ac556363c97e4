/** The data of a visitor who is logged out. */
import type { Customer } from './customer.js'

export const LOGGED_OUT: Customer = {
  initialized: true,
  loggedInOrRemembered: false,
  customerName: '',
  loyaltyBeans: 0,
  communityMember: false,
  shopCardMember: false,
}
