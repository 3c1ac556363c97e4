import type de from '../de-DE/newsletter-sign-up.js'
import type { Translation } from '../translation.js'

/** The Czech text states an age of 18, whatever the site. */
export default {
  salutation: 'Oslovení',
  firstName: 'Jméno',
  lastName: 'Příjmení',
  placeholders: {
    salutation: 'Vyberte prosím',
    firstName: 'Vaše jméno',
    lastName: 'Vaše příjmení',
  },
  salutations: { MR: 'Pan', MRS: 'Paní', DIVERS: 'Jiné', COMPANY: 'Firma' },
  legal:
    'Přihlášením souhlasíte s tím, že vám budeme e-mailem zasílat novinky a nabídky kávy, módy a potřeb pro domácnost (takto vypadá [náš newsletter](sample)). Musí vám být alespoň 18 let. Souhlas můžete kdykoli bezplatně odvolat: odkazem v každém e-mailu nebo přes náš [kontaktní formulář](contact). Pokud naše e-maily po dobu 2 let neotevřete, přestaneme je zasílat.',
  legalUnconfirmed:
    'Nepotvrzená přihlášení po 14 dnech mažeme. O zpracování údajů vás informuje naše [poučení o ochraně údajů](clarification).',
  successTitle: 'Děkujeme za vaše přihlášení!',
  success:
    'Na adresu {email} jsme odeslali potvrzovací e-mail. Přihlášení dokončíte kliknutím na odkaz v tomto e-mailu.',
  doiFailed: 'Tento odkaz už není platný. Přihlaste se prosím k newsletteru znovu.',
  errors: {
    emailRequired: 'E-mailová adresa je povinný údaj.',
    emailInvalidErrorMessage: 'Zadejte prosím platnou e-mailovou adresu.',
    emailTooLong: 'E-mailová adresa smí mít nejvýše 256 znaků.',
    salutationRequired: 'Oslovení je povinný údaj.',
    firstNameRequired: 'Jméno je povinný údaj.',
    lastNameRequired: 'Příjmení je povinný údaj.',
    nameTooLong: 'Toto pole smí mít nejvýše 40 znaků.',
    characters: 'Toto pole obsahuje neplatné znaky.',
    newsletterRequired: 'Udělte prosím souhlas se zasíláním obchodních elektronických sdělení.',
  },
} satisfies Translation<typeof de>
