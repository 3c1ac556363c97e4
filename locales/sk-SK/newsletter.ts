import type { NewsletterTexts } from '../de-DE/newsletter.js'
import type { Translation } from '../translation.js'

export default {
  title: 'Prihláste sa na odber newslettera a\u00a0ušetrite 10\u00a0% na mnohých výrobkoch!',
  discount: '10\u00a0%',
  voucher: 'Uvítací poukaz',
  email: 'E-mailová adresa',
  placeholder: 'Vaša e-mailová adresa',
  trap: 'Nechajte, prosím, prázdne',
  legalToggle: 'Váš súhlas a ako ho odvolať',
  consent:
    'Áno, chcem dostávať ponuky prispôsobené mojim záujmom. Na tento účel môžu byť vyhodnocované moje nákupy a to, ako používam web a newsletter. Súhlas je dobrovoľný a môžem ho kedykoľvek odvolať.',
  newsletterConsent:
    'Súhlasím so zasielaním obchodných správ v elektronickej forme ([text súhlasu](electronic)).',
  privacy: 'Ako nakladáme s vašimi údajmi, sa dočítate v našich [zásadách ochrany osobných údajov](privacy).',
  newTab: 'otvorí sa na novej karte',
  submit: 'Prihlásiť sa na odber',
  requiredNote: '* Povinné pole',
  voucherNote:
    'Uvítací poukaz na zľavu 10\u00a0% platí 1\u00a0mesiac po úspešnom prihlásení na odber a možno ho uplatniť raz. Platia naše [podmienky uplatnenia poukazov](voucher).',
  failed:
    'Prihlásenie na odber newslettera momentálne z technických príčin nie je možné. Skúste to, prosím, neskôr.',
  offline: 'Ste offline. Vyplnené údaje zostanú zachované.',

  salutation: 'Oslovenie',
  firstName: 'Meno',
  lastName: 'Priezvisko',
  placeholders: {
    salutation: 'Vyberte, prosím',
    firstName: 'Vaše meno',
    lastName: 'Vaše priezvisko',
  },
  salutations: { MR: 'Pán', MRS: 'Pani', DIVERS: 'Iné', COMPANY: 'Firma' },
  // The Slovak text states an age of 18, whatever the site.
  legal:
    'Prihlásením súhlasíte s tým, že vám budeme e-mailom posielať novinky a ponuky kávy, módy a potrieb pre domácnosť (takto vyzerá [náš newsletter](sample)). Musíte mať aspoň 18 rokov. Súhlas môžete kedykoľvek bezplatne odvolať: odkazom na odhlásenie v každom e-maile alebo cez náš [kontaktný formulár](contact). Ak naše e-maily 2 roky neotvoríte, prestaneme ich posielať.',
  legalUnconfirmed:
    'Nepotvrdené prihlásenia po 14 dňoch vymažeme. O spracúvaní údajov vás informuje naše [poučenie o ochrane údajov](clarification).',
  successTitle: 'Ďakujeme za prihlásenie na odber!',
  success:
    'Na adresu {email:string} sme poslali potvrdzovací e-mail. Prihlásenie dokončíte kliknutím na odkaz v tomto e-maile.',
  doiFailed: 'Tento odkaz už nie je platný. Prihláste sa, prosím, na odber newslettera znova.',
  errors: {
    emailRequired: 'E-mailová adresa je povinný údaj.',
    emailInvalidErrorMessage: 'Zadajte, prosím, platnú e-mailovú adresu.',
    emailTooLong: 'E-mailová adresa môže mať najviac 256 znakov.',
    salutationRequired: 'Oslovenie je povinný údaj.',
    firstNameRequired: 'Meno je povinný údaj.',
    lastNameRequired: 'Priezvisko je povinný údaj.',
    nameTooLong: 'Toto pole môže mať najviac 40 znakov.',
    characters: 'Toto pole obsahuje neplatné znaky.',
    newsletterRequired: 'Udeľte, prosím, súhlas so zasielaním obchodných správ v elektronickej forme.',
  },
} satisfies Translation<NewsletterTexts>
