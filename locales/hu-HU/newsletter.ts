import type de from '../de-DE/newsletter.js'
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
    'Igen, szeretnék személyre szabott ajánlatokat kapni. Ennek érdekében vásárlásaim, valamint a weboldal és a hírlevél használata kiértékelhető. Ez a hozzájárulás önkéntes, és bármikor visszavonhatom.',
  newsletterConsent:
    'Hozzájárulok, hogy kereskedelmi célú elektronikus üzeneteket kapjak ([a hozzájárulás szövege](electronic)).',
  privacy: 'Adatai kezeléséről [adatvédelmi tájékoztatónkban](privacy) olvashat.',
  submit: 'Feliratkozom',
  requiredNote: '* Kötelező mező',
  voucherNote:
    'A 10%-os üdvözlő kupon a sikeres regisztrációt követően 1 hónapig érvényes, és egyszer használható fel. Kávéra, kapszulás termékekre és ajándékkártyákra nem érvényes. A részleteket [kuponfeltételeink](voucher) tartalmazzák.',
  failed:
    'A hírlevélre való feliratkozás technikai okokból jelenleg nem lehetséges. Kérjük, próbálja meg később.',
} satisfies Translation<typeof de>
