import type de from '../de-DE/newsletter-sign-up.js'
import type { Translation } from '../translation.js'

/** The Slovak text states an age of 18, whatever the site. */
export default {
  salutation: 'Oslovenie',
  firstName: 'Meno',
  lastName: 'Priezvisko',
  placeholders: {
    salutation: 'Vyberte, prosím',
    firstName: 'Vaše meno',
    lastName: 'Vaše priezvisko',
  },
  salutations: { MR: 'Pán', MRS: 'Pani', DIVERS: 'Iné', COMPANY: 'Firma' },
  legal:
    'Prihlásením súhlasíte s tým, že vám budeme e-mailom posielať novinky a ponuky kávy, módy a potrieb pre domácnosť (takto vyzerá [náš newsletter](sample)). Musíte mať aspoň 18 rokov. Súhlas môžete kedykoľvek bezplatne odvolať: odkazom v každom e-maile alebo cez náš [kontaktný formulár](contact). Ak naše e-maily 2 roky neotvoríte, prestaneme ich posielať.',
  legalUnconfirmed:
    'Nepotvrdené prihlásenia po 14 dňoch vymažeme. O spracúvaní údajov vás informuje naše [poučenie o ochrane údajov](clarification).',
  successTitle: 'Ďakujeme za vaše prihlásenie!',
  success:
    'Na adresu {email} sme poslali potvrdzovací e-mail. Prihlásenie dokončíte kliknutím na odkaz v tomto e-maile.',
  doiFailed: 'Tento odkaz už nie je platný. Prihláste sa, prosím, na newsletter znova.',
  errors: {
    emailRequired: 'E-mailová adresa je povinný údaj.',
    emailInvalidErrorMessage: 'Zadajte, prosím, platnú e-mailovú adresu.',
    emailTooLong: 'E-mailová adresa môže mať najviac 256 znakov.',
    salutationRequired: 'Oslovenie je povinný údaj.',
    firstNameRequired: 'Meno je povinný údaj.',
    lastNameRequired: 'Priezvisko je povinný údaj.',
    nameTooLong: 'Toto pole môže mať najviac 40 znakov.',
    characters: 'Toto pole obsahuje neplatné znaky.',
    newsletterRequired: 'Udeľte, prosím, súhlas so zasielaním obchodných elektronických správ.',
  },
} satisfies Translation<typeof de>
