import type { NewsletterTexts } from '../de-DE/newsletter.js'
import type { Translation } from '../translation.js'

export default {
  title: 'Zapisz się do newslettera i\u00a0oszczędź 10% na wielu produktach!',
  discount: '10%',
  voucher: 'Kupon powitalny',
  email: 'Adres e-mail',
  placeholder: 'Twój adres e-mail',
  trap: 'Pozostaw to pole puste',
  legalToggle: 'Twoja zgoda i jak ją wycofać',
  consent:
    'Tak, chcę otrzymywać oferty dopasowane do moich potrzeb. W tym celu moje zakupy oraz sposób korzystania ze strony i newslettera mogą być analizowane. Zgoda jest dobrowolna i mogę ją w każdej chwili wycofać.',
  newsletterConsent:
    'Wyrażam zgodę na otrzymywanie informacji handlowych drogą elektroniczną ([treść zgody](electronic)).',
  privacy: 'O tym, jak przetwarzamy Twoje dane, przeczytasz w naszej [polityce prywatności](privacy).',
  newTab: 'otwiera się w nowej karcie',
  submit: 'Zapisz się',
  requiredNote: '* Pole wymagane',
  voucherNote:
    'Kupon powitalny na 10% rabatu jest ważny przez 1 miesiąc od zapisania się i można go wykorzystać jeden raz. Obowiązują nasze [warunki korzystania z kuponów](voucher).',
  failed:
    'Z przyczyn technicznych zapisanie się do newslettera jest obecnie niemożliwe. Spróbuj ponownie później.',
  offline: 'Brak połączenia z internetem. Wpisane dane zostaną zachowane.',

  salutation: 'Zwrot grzecznościowy',
  firstName: 'Imię',
  lastName: 'Nazwisko',
  placeholders: {
    salutation: 'Wybierz',
    firstName: 'Twoje imię',
    lastName: 'Twoje nazwisko',
  },
  salutations: { MR: 'Pan', MRS: 'Pani', DIVERS: 'Inny', COMPANY: 'Firma' },
  legal:
    'Zapisując się, zgadzasz się na otrzymywanie e-mailem nowości i ofert dotyczących kawy, mody i artykułów gospodarstwa domowego (tak wygląda [nasz newsletter](sample)). Musisz mieć ukończone {age:number} lat. Zgodę możesz w każdej chwili bezpłatnie wycofać: za pomocą linku rezygnacji w każdej wiadomości lub przez nasz [formularz kontaktowy](contact). Jeśli przez 2 lata nie otworzysz naszych wiadomości, przestaniemy je wysyłać.',
  legalUnconfirmed:
    'Niepotwierdzone zapisy usuwamy po 14 dniach. O przetwarzaniu danych przeczytasz w naszej [klauzuli informacyjnej](clarification).',
  successTitle: 'Dziękujemy za zapisanie się!',
  success:
    'Na adres {email:string} wysłaliśmy wiadomość z linkiem potwierdzającym. Kliknij ten link, aby dokończyć zapis.',
  doiFailed: 'Ten link jest już nieważny. Zapisz się do newslettera ponownie.',
  errors: {
    emailRequired: 'Adres e-mail jest wymagany.',
    emailInvalidErrorMessage: 'Podaj prawidłowy adres e-mail.',
    emailTooLong: 'Adres e-mail może mieć najwyżej 256 znaków.',
    salutationRequired: 'Zwrot grzecznościowy jest wymagany.',
    firstNameRequired: 'Imię jest wymagane.',
    lastNameRequired: 'Nazwisko jest wymagane.',
    nameTooLong: 'To pole może mieć najwyżej 40 znaków.',
    characters: 'To pole zawiera niedozwolone znaki.',
    newsletterRequired: 'Wyraź zgodę na otrzymywanie informacji handlowych drogą elektroniczną.',
  },
} satisfies Translation<NewsletterTexts>
