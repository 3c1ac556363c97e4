import type de from '../de-DE/support-desk.js'
import type { Translation } from '../translation.js'

export default {
  choose: 'Wybierz',

  required: 'To pole jest obowiązkowe.',
  email: 'Wpisz prawidłowy adres e-mail.',
  minLength: 'Minimalna liczba znaków: {min:number|number}.',
  maxLength: 'Maksymalna liczba znaków: {max:number|number}.',
  pattern: 'Sprawdź wpisane dane.',
  number: 'Wpisz liczbę.',
  iban: 'Wpisz prawidłowy numer IBAN.',

  over: 'Liczba znaków ponad limit: {over:number|number}',

  fileSize: '{size:number|number} kB',
  fileAdded: 'Dodano: {name}',
  fileRemoved: 'Usunięto: {name}',
  removeFile: 'Usuń {name}',
  refusedCount: 'Odrzucono plik {name}: maksymalna liczba załączników to {count:number|number}.',
  refusedTwice: 'Odrzucono plik {name}: jest już załączony.',
  refusedType: 'Odrzucono plik {name}: dozwolone są tylko JPEG, PNG i PDF.',
  refusedSize: 'Odrzucono plik {name}: jest większy niż {size:number|number} kB.',
  refusedUnreadable: 'Odrzucono plik {name}: nie można go odczytać.',

  sending: 'Wysyłamy wiadomość…',
  progress: 'Wysłano {percent:number|number}%',
  cancel: 'Anuluj wysyłanie',
  cancelled: 'Wysyłanie anulowano. Wpisane dane zostały zachowane.',
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
} satisfies Translation<typeof de>
