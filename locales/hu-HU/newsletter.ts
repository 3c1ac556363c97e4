import type { NewsletterTexts } from '../de-DE/newsletter.js'
import type { Translation } from '../translation.js'

export default {
  title: 'Iratkozzon fel hírlevelünkre, és takarítson meg 10%\u2011ot számos termék árából!',
  discount: '10%',
  voucher: 'Üdvözlő kupon',
  email: 'E-mail-cím',
  placeholder: 'Az Ön e-mail-címe',
  trap: 'Kérjük, hagyja üresen',
  legalToggle: 'Az Ön hozzájárulása és annak visszavonása',
  consent:
    'Igen, szeretnék személyre szabott ajánlatokat kapni. Ennek érdekében vásárlásaim, valamint a weboldal és a hírlevél használata elemezhető. Ez a hozzájárulás önkéntes, és bármikor visszavonhatom.',
  newsletterConsent:
    'Hozzájárulok, hogy kereskedelmi célú elektronikus üzeneteket kapjak ([a hozzájárulás szövege](electronic)).',
  privacy: 'Adatai kezeléséről [adatvédelmi tájékoztatónkban](privacy) olvashat.',
  newTab: 'új lapon nyílik meg',
  submit: 'Feliratkozom',
  requiredNote: '* Kötelező mező',
  voucherNote:
    'A 10%\u2011os üdvözlő kupon a sikeres feliratkozást követően 1 hónapig érvényes, és egyszer használható fel. Kávéra, kapszulás termékekre és ajándékkártyákra nem érvényes. A részleteket [kuponfeltételeink](voucher) tartalmazzák.',
  failed:
    'A hírlevélre való feliratkozás technikai okok miatt jelenleg nem lehetséges. Kérjük, próbálja meg később.',
  offline: 'Nincs internetkapcsolat. A megadott adatok megmaradnak.',

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
    'A feliratkozással hozzájárul, hogy e-mailben híreket és ajánlatokat küldjünk Önnek kávéról, divatról és háztartási cikkekről ([így néz ki egy hírlevelünk](sample)). A feliratkozáshoz legalább {age:number} évesnek kell lennie. Hozzájárulását bármikor díjmentesen visszavonhatja: az e-mailekben található leiratkozási linkkel vagy [kapcsolatfelvételi űrlapunkon](contact). Ha 2 évig nem nyitja meg e-mailjeinket, nem küldünk többet.',
  legalUnconfirmed:
    'A meg nem erősített feliratkozásokat 14 nap után töröljük. Adatainak kezeléséről [adatkezelési tájékoztatónk](clarification) szól.',
  successTitle: 'Köszönjük a feliratkozást!',
  success:
    'Megerősítő e-mailt küldtünk a következő címre: {email:string}. Kérjük, kattintson az e-mailben található linkre a feliratkozás befejezéséhez.',
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
} satisfies Translation<NewsletterTexts>
