import type { SupportTexts } from '../de-DE/support.js'
import type { Translation } from '../translation.js'

export default {
  title: 'Obsługa klienta',
  formTitle: 'Napisz do nas',
  requiredNote: '* Pole obowiązkowe',

  customerFirstName: 'Imię',
  customerLastName: 'Nazwisko',
  customerEmail: 'Adres e-mail',
  message: 'Twoja wiadomość',
  attachments: 'Załączniki',

  left: 'Pozostało znaków: {left:number|number}',

  chooseFiles: 'Wybierz pliki',
  dropFiles: 'lub upuść je tutaj',
  filesHint: 'JPEG, PNG lub PDF, maksymalnie {count:number|number} × {size:number|number} kB',

  submit: 'Wyślij wiadomość',
  failed:
    'Z przyczyn technicznych nie udało się wysłać wiadomości. Wpisane dane zostały zachowane – spróbuj ponownie później.',

  footerTitle: 'Skontaktuj się z nami',
  note: 'Przygotuj numer zamówienia.',
  phoneLabel: 'Telefon',
  hoursLabel: 'Godziny pracy',
  daily: 'codziennie {from}–{to}',
  hours: '{first}–{last}, {from}–{to}',
  callbackInfo: 'Chętnie oddzwonimy w dogodnym dla Ciebie terminie.',
  callbackLink: 'Zamów rozmowę',
} satisfies Translation<SupportTexts>
