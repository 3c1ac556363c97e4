import type { SupportTexts } from '../de-DE/support.js'
import type { Translation } from '../translation.js'

export default {
  title: 'Obsługa klienta',
  formTitle: 'Napisz do nas',
  requiredNote: '* Pole wymagane',

  customerFirstName: 'Imię',
  customerLastName: 'Nazwisko',
  customerEmail: 'Adres e-mail',
  message: 'Twoja wiadomość',
  attachments: 'Załączniki',

  left: 'Pozostało znaków: {left:number|number}',

  chooseFiles: 'Wybierz {{count:|plik||pliki|pliki|pliki}}',
  dropFiles: 'lub upuść {{count:|go||je|je|je}} tutaj',
  filesHint:
    'JPEG, PNG lub PDF, maksymalnie {count:number|number}\u00a0{{|plik||pliki|plików|pliku}}, do {size:number|fileSize} na plik',

  submit: 'Wyślij wiadomość',
  failed:
    'Z przyczyn technicznych nie udało się wysłać wiadomości. Wpisane dane zostały zachowane – spróbuj ponownie później.',

  footerTitle: 'Skontaktuj się z nami',
  note: 'Przygotuj numer zamówienia.',
  phoneLabel: 'Telefon',
  hoursLabel: 'Godziny pracy',
  daily: 'codziennie {from:string}–{to:string}',
  hours: '{first:string}–{last:string}, {from:string}–{to:string}',
  callbackInfo: 'Chętnie oddzwonimy w dogodnym dla Ciebie terminie.',
  callbackLink: 'Zamów rozmowę',

  choose: 'Wybierz',

  required: 'To pole jest wymagane.',
  email: 'Podaj prawidłowy adres e-mail.',
  minLength: 'Minimalna liczba znaków: {min:number|number}.',
  maxLength: 'Maksymalna liczba znaków: {max:number|number}.',
  pattern: 'Sprawdź wpisane dane.',
  number: 'Wpisz liczbę.',
  iban: 'Wpisz prawidłowy numer IBAN.',
  invalid: 'Pole jest nieprawidłowe.',

  tooLong: 'Tekst jest za długi.',
  over: 'Liczba znaków ponad limit: {over:number|number}',

  fileSize: '{size:number|fileSize}',
  fileAdded: 'Dodano: {name:string}.',
  fileRemoved: 'Usunięto: {name:string}.',
  removeFile: 'Usuń {name:string}',
  refusedCount: 'Odrzucono plik {name:string}: maksymalna liczba załączników to {count:number|number}.',
  refusedTwice: 'Odrzucono plik {name:string}: jest już załączony.',
  refusedType: 'Odrzucono plik {name:string}: dozwolone są tylko JPEG, PNG i PDF.',
  refusedSize: 'Odrzucono plik {name:string}: jest większy niż {size:number|fileSize}.',
  refusedUnreadable: 'Odrzucono plik {name:string}: nie można go odczytać.',

  sending: 'Wysyłamy wiadomość…',
  progress: 'Wysłano {percent:number|number}%',
  cancel: 'Anuluj wysyłanie',
  cancelled: 'Wysyłanie anulowano. Wpisane dane zostały zachowane.',
  offline: 'Brak połączenia z internetem. Wpisane dane zostaną zachowane.',
  successTitle: 'Dziękujemy za wiadomość!',
  successText: 'Otrzymaliśmy Twoje zgłoszenie i odpowiemy najszybciej, jak to możliwe.',
  again: 'Napisz kolejną wiadomość',

  showPassword: 'Pokaż hasło',
  hidePassword: 'Ukryj hasło',
  strength: 'Siła hasła: {level:string}',
  strength0: 'słabe',
  strength1: 'wystarczające',
  strength2: 'silne',
  strength3: 'bardzo silne',
} satisfies Translation<SupportTexts>
