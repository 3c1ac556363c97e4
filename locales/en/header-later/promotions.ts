import type de from '../../de-DE/header-later/promotions.js'
import type { Translation } from '../../translation.js'

export default {
  voucherCode: 'Voucher code',
  copy: 'Copy code',
  copied: 'Copied',
  legal: 'Terms',
  newTab: 'opens in a new tab',
  app: 'Our app',
  rating: '5 stars from 89k ratings',
  install: 'Install',
  closeApp: 'Close the app notice',
} satisfies Translation<typeof de>
