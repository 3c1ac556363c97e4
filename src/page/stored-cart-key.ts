/** The key of the cart in local storage. */
export const STORED_CART = 'cart'
