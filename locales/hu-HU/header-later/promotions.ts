import type de from '../../de-DE/header-later/promotions.js'
import type { Translation } from '../../translation.js'

export default {
  voucherCode: 'Kuponkód',
  copy: 'Kód másolása',
  copied: 'Másolva',
  legal: 'Feltételek',
  newTab: 'új lapon nyílik meg',
  app: 'Alkalmazásunk',
  rating: '5 csillag, 89k értékelés',
  install: 'Telepítés',
  closeApp: 'Alkalmazásajánló bezárása',
} satisfies Translation<typeof de>
