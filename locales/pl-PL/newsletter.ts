import type de from '../de-DE/newsletter.js'
import type { Translation } from '../translation.js'

export default {
  title: 'Zapisz się do newslettera i oszczędź 10% na wielu produktach!',
  discount: '10%',
  voucher: 'Kupon powitalny',
  email: 'Adres e-mail',
  placeholder: 'Twój adres e-mail',
  trap: 'Pozostaw to pole puste',
  legalToggle: 'Twoja zgoda i jak ją wycofać',
  consent:
    'Tak, chcę otrzymywać oferty dopasowane do mnie. W tym celu można analizować moje zakupy oraz korzystanie ze strony i newslettera. Ta zgoda jest dobrowolna i mogę ją w każdej chwili wycofać.',
  newsletterConsent:
    'Zgadzam się na otrzymywanie handlowych wiadomości elektronicznych ([treść zgody](electronic)).',
  privacy: 'O tym, jak postępujemy z Twoimi danymi, przeczytasz w naszej [polityce prywatności](privacy).',
  submit: 'Zapisz się',
  requiredNote: '* Pole wymagane',
  voucherNote:
    'Kupon powitalny na 10% jest ważny 1 miesiąc od skutecznej rejestracji i można go wykorzystać jeden raz. Obowiązują nasze [warunki kuponów](voucher).',
  failed:
    'Z przyczyn technicznych zapisanie się do newslettera jest obecnie niemożliwe. Spróbuj ponownie później.',
} satisfies Translation<typeof de>
