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
  choose: 'Wybierz',

  required: 'To pole jest obowiązkowe.',
  email: 'Wpisz prawidłowy adres e-mail.',
  minLength: 'Minimalna liczba znaków: {min:number|number}.',
  maxLength: 'Maksymalna liczba znaków: {max:number|number}.',
  pattern: 'Sprawdź wpisane dane.',
  number: 'Wpisz liczbę.',
  iban: 'Wpisz prawidłowy numer IBAN.',

  left: 'Pozostało znaków: {left:number|number}',
  over: 'Liczba znaków ponad limit: {over:number|number}',

  chooseFiles: 'Wybierz pliki',
  dropFiles: 'lub upuść je tutaj',
  filesHint: 'JPEG, PNG lub PDF, maksymalnie {count:number|number} × {size:number|number} kB',
  fileSize: '{size:number|number} kB',
  fileAdded: 'Dodano: {name}',
  fileRemoved: 'Usunięto: {name}',
  removeFile: 'Usuń {name}',
  refusedCount: 'Odrzucono plik {name}: maksymalna liczba załączników to {count:number|number}.',
  refusedTwice: 'Odrzucono plik {name}: jest już załączony.',
  refusedType: 'Odrzucono plik {name}: dozwolone są tylko JPEG, PNG i PDF.',
  refusedSize: 'Odrzucono plik {name}: jest większy niż {size:number|number} kB.',
  refusedUnreadable: 'Odrzucono plik {name}: nie można go odczytać.',

  submit: 'Wyślij wiadomość',
  sending: 'Wysyłamy wiadomość…',
  progress: 'Wysłano {percent:number|number}%',
  cancel: 'Anuluj wysyłanie',
  cancelled: 'Wysyłanie anulowano. Wpisane dane zostały zachowane.',
  failed:
    'Z przyczyn technicznych nie udało się wysłać wiadomości. Wpisane dane zostały zachowane – spróbuj ponownie później.',
  successTitle: 'Dziękujemy za wiadomość!',
  successText: 'Otrzymaliśmy Twoje zgłoszenie i odpowiemy najszybciej, jak to możliwe.',
  again: 'Napisz kolejną wiadomość',

  showPassword: 'Pokaż hasło',
  hidePassword: 'Ukryj hasło',
  strength: 'Siła hasła: {level}',
  strength0: 'słabe',
  strength1: 'wystarczające',
  strength2: 'silne',
  strength3: 'bardzo silne',

  footerTitle: 'Skontaktuj się z nami',
  note: 'Przygotuj numer zamówienia.',
  phoneLabel: 'Telefon',
  hoursLabel: 'Godziny pracy',
  daily: 'codziennie {from}–{to}',
  hours: '{first}–{last}, {from}–{to}',
  callbackInfo: 'Chętnie oddzwonimy w dogodnym dla Ciebie terminie.',
  callbackLink: 'Zamów rozmowę',
} satisfies Translation<SupportTexts>
