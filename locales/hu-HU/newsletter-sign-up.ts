import type de from '../de-DE/newsletter-sign-up.js'
import type { Translation } from '../translation.js'

export default {
  salutation: 'Megszólítás',
  firstName: 'Keresztnév',
  lastName: 'Vezetéknév',
  placeholders: {
    salutation: 'Kérjük, válasszon',
    firstName: 'Az Ön keresztneve',
    lastName: 'Az Ön vezetékneve',
  },
  salutations: { MR: 'Úr', MRS: 'Hölgy', DIVERS: 'Egyéb', COMPANY: 'Cég' },
  legal:
    'A feliratkozással hozzájárul, hogy e-mailben híreket és ajánlatokat küldjünk Önnek kávéról, divatról és háztartási cikkekről ([így néz ki egy hírlevelünk](sample)). A feliratkozáshoz legalább {age} évesnek kell lennie. Hozzájárulását bármikor díjmentesen visszavonhatja: az e-mailekben található leiratkozási linkkel vagy [kapcsolatfelvételi űrlapunkon](contact). Ha 2 évig nem nyitja meg e-mailjeinket, nem küldünk többet.',
  legalUnconfirmed:
    'A meg nem erősített feliratkozásokat 14 nap után töröljük. Adatainak kezeléséről [adatkezelési tájékoztatónk](clarification) szól.',
  successTitle: 'Köszönjük a feliratkozást!',
  success:
    'Megerősítő e-mailt küldtünk a következő címre: {email}. Kérjük, kattintson az e-mailben található linkre a feliratkozás befejezéséhez.',
  doiFailed: 'Ez a link már nem érvényes. Kérjük, iratkozzon fel újra a hírlevélre.',
  errors: {
    emailRequired: 'Az e-mail-cím megadása kötelező.',
    emailInvalidErrorMessage: 'Kérjük, adjon meg egy érvényes e-mail-címet.',
    emailTooLong: 'Az e-mail-cím legfeljebb 256 karakter hosszú lehet.',
    salutationRequired: 'A mező kitöltése kötelező.',
    firstNameRequired: 'A keresztnév megadása kötelező.',
    lastNameRequired: 'A vezetéknév megadása kötelező.',
    nameTooLong: 'Ez a mező legfeljebb 40 karaktert tartalmazhat.',
    characters: 'Ez a mező érvénytelen karaktereket tartalmaz.',
    newsletterRequired: 'Kérjük, járuljon hozzá a kereskedelmi célú elektronikus üzenetek fogadásához.',
  },
} satisfies Translation<typeof de>
