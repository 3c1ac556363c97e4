import type { NewsletterTexts } from '../de-DE/newsletter.js'
import type { Translation } from '../translation.js'

export default {
  title: 'Přihlaste se k\u00a0odběru newsletteru a\u00a0ušetřete 10\u00a0% na mnoha výrobcích!',
  discount: '10\u00a0%',
  voucher: 'Uvítací poukaz',
  email: 'E-mailová adresa',
  placeholder: 'Vaše e-mailová adresa',
  trap: 'Nechte prosím prázdné',
  legalToggle: 'Váš souhlas a jak jej odvolat',
  consent:
    'Ano, chci dostávat nabídky na míru. Za tímto účelem mohou být vyhodnocovány mé nákupy a to, jak používám web a newsletter. Souhlas je dobrovolný a mohu jej kdykoli odvolat.',
  newsletterConsent:
    'Souhlasím se zasíláním elektronických obchodních sdělení ([text souhlasu](electronic)).',
  privacy: 'Jak nakládáme s vašimi údaji, se dočtete v našich [zásadách ochrany osobních údajů](privacy).',
  newTab: 'otevře se na nové kartě',
  submit: 'Přihlásit se k\u00a0odběru',
  requiredNote: '* Povinné pole',
  voucherNote:
    'Uvítací poukaz na slevu 10\u00a0% platí 1\u00a0měsíc po úspěšném přihlášení k\u00a0odběru a lze jej uplatnit jednou. Platí naše [podmínky uplatnění poukazů](voucher).',
  failed:
    'Přihlášení k odběru newsletteru momentálně není z technických důvodů možné. Zkuste to prosím později.',
  offline: 'Jste offline. Vyplněné údaje zůstanou zachovány.',

  salutation: 'Oslovení',
  firstName: 'Jméno',
  lastName: 'Příjmení',
  placeholders: {
    salutation: 'Vyberte prosím',
    firstName: 'Vaše jméno',
    lastName: 'Vaše příjmení',
  },
  salutations: { MR: 'Pan', MRS: 'Paní', DIVERS: 'Jiné', COMPANY: 'Firma' },
  // The Czech text states an age of 18, whatever the site.
  legal:
    'Přihlášením souhlasíte s tím, že vám budeme e-mailem zasílat novinky a nabídky kávy, módy a potřeb pro domácnost (takto vypadá [náš newsletter](sample)). Musí vám být alespoň 18 let. Souhlas můžete kdykoli bezplatně odvolat: odkazem pro odhlášení v každém e-mailu nebo přes náš [kontaktní formulář](contact). Pokud naše e-maily po dobu 2 let neotevřete, přestaneme je zasílat.',
  legalUnconfirmed:
    'Nepotvrzená přihlášení po 14 dnech mažeme. O zpracování údajů vás informuje naše [poučení o ochraně údajů](clarification).',
  successTitle: 'Děkujeme za přihlášení k\u00a0odběru!',
  success:
    'Na adresu {email:string} jsme odeslali potvrzovací e-mail. Přihlášení dokončíte kliknutím na odkaz v tomto e-mailu.',
  doiFailed: 'Tento odkaz už není platný. Přihlaste se prosím k odběru newsletteru znovu.',
  errors: {
    emailRequired: 'E-mailová adresa je povinný údaj.',
    emailInvalidErrorMessage: 'Zadejte prosím platnou e-mailovou adresu.',
    emailTooLong: 'E-mailová adresa smí mít nejvýše 256 znaků.',
    salutationRequired: 'Oslovení je povinný údaj.',
    firstNameRequired: 'Jméno je povinný údaj.',
    lastNameRequired: 'Příjmení je povinný údaj.',
    nameTooLong: 'Toto pole smí mít nejvýše 40 znaků.',
    characters: 'Toto pole obsahuje neplatné znaky.',
    newsletterRequired: 'Udělte prosím souhlas se zasíláním elektronických obchodních sdělení.',
  },
} satisfies Translation<NewsletterTexts>
