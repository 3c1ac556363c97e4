/** The customer's data, as `Shop.customer` returns them. */

export interface Customer {
  /** Always true: the service has responded, or its call has failed. */
  initialized: boolean
  /**
   * Whether the visitor is logged in, or remembered from an earlier visit. If not, the other fields are empty, 0 or
   * false.
   */
  loggedInOrRemembered: boolean
  /** First and last name; empty if they are not known. */
  customerName: string
  /** How many loyalty beans the customer has. */
  loyaltyBeans: number
  /** Whether the customer is a member of the community. */
  communityMember: boolean
  /** Whether the customer has the shop's card. */
  shopCardMember: boolean
}

/** The data of a visitor who is logged out. */
export const LOGGED_OUT: Customer = {
  initialized: true,
  loggedInOrRemembered: false,
  customerName: '',
  loyaltyBeans: 0,
  communityMember: false,
  shopCardMember: false,
}
