import type de from '../../de-DE/header-later/promotions.js'
import type { Translation } from '../../translation.js'

export default {
  voucherCode: 'Kód kuponu',
  copy: 'Kopírovat kód',
  copied: 'Zkopírováno',
  legal: 'Podmínky',
  newTab: 'otevře se v nové kartě',
  app: 'Naše aplikace',
  rating: '5 hvězdiček, 89k hodnocení',
  install: 'Nainstalovat',
  closeApp: 'Zavřít upozornění na aplikaci',
} satisfies Translation<typeof de>
