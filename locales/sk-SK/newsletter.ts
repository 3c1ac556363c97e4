import type de from '../de-DE/newsletter.js'
import type { Translation } from '../translation.js'

export default {
  title: 'Prihláste sa na odber newslettera a ušetrite 10\u00a0% na mnohých výrobkoch!',
  discount: '10\u00a0%',
  voucher: 'Uvítací poukaz',
  email: 'E-mailová adresa',
  placeholder: 'Vaša e-mailová adresa',
  trap: 'Nechajte, prosím, prázdne',
  legalToggle: 'Váš súhlas a ako ho odvolať',
  consent:
    'Áno, chcem dostávať ponuky, ktoré mi vyhovujú. Na to je možné vyhodnocovať moje nákupy a to, ako používam web a newsletter. Tento súhlas je dobrovoľný a môžem ho kedykoľvek odvolať.',
  newsletterConsent: 'Súhlasím so zasielaním obchodných elektronických správ ([text súhlasu](electronic)).',
  privacy: 'Ako nakladáme s vašimi údajmi, sa dočítate v našich [zásadách ochrany osobných údajov](privacy).',
  submit: 'Prihlásiť sa',
  requiredNote: '* Povinné pole',
  voucherNote:
    'Uvítací poukaz na zľavu 10\u00a0% platí 1 mesiac po úspešnej registrácii a možno ho uplatniť raz. Platia naše [podmienky poukazov](voucher).',
  failed:
    'Prihlásenie na newsletter momentálne z technických príčin nie je možné. Skúste to, prosím, neskôr.',
} satisfies Translation<typeof de>
