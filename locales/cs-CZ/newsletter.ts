import type de from '../de-DE/newsletter.js'
import type { Translation } from '../translation.js'

export default {
  title: 'Přihlaste se k odběru newsletteru a ušetřete 10\u00a0% na mnoha výrobcích!',
  discount: '10\u00a0%',
  voucher: 'Uvítací poukaz',
  email: 'E-mailová adresa',
  placeholder: 'Vaše e-mailová adresa',
  trap: 'Nechte prosím prázdné',
  legalToggle: 'Váš souhlas a jak jej odvolat',
  consent:
    'Ano, chci dostávat nabídky, které mi vyhovují. K tomu je možné vyhodnocovat mé nákupy a to, jak používám web a newsletter. Tento souhlas je dobrovolný a mohu jej kdykoli odvolat.',
  newsletterConsent:
    'Souhlasím se zasíláním obchodních elektronických sdělení ([text souhlasu](electronic)).',
  privacy: 'Jak nakládáme s vašimi údaji, se dočtete v našich [zásadách ochrany osobních údajů](privacy).',
  submit: 'Přihlásit se',
  requiredNote: '* Povinné pole',
  voucherNote:
    'Uvítací poukaz na slevu 10\u00a0% platí 1 měsíc po úspěšné registraci a lze jej uplatnit jednou. Platí naše [podmínky poukazů](voucher).',
  failed: 'Přihlášení k newsletteru momentálně není z technických důvodů možné. Zkuste to prosím později.',
} satisfies Translation<typeof de>
