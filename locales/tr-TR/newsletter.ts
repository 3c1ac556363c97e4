import type { NewsletterTexts } from '../de-DE/newsletter.js'
import type { Translation } from '../translation.js'

export default {
  title: 'Bültenimize kaydolun, birçok üründe %10 tasarruf edin!',
  discount: '%10',
  voucher: 'Hoş geldiniz kuponu',
  email: 'E-posta adresi',
  placeholder: 'E-posta adresiniz',
  trap: 'Lütfen boş bırakın',
  legalToggle: 'Onayınız ve onayınızı nasıl geri alabileceğiniz',
  consent:
    'Evet, bana uygun fırsatlar almak istiyorum. Bunun için alışverişlerim ile web sitesi ve bülten kullanımım değerlendirilebilir. Bu onay isteğe bağlıdır ve dilediğim zaman geri alabilirim.',
  newsletterConsent:
    '[Ticari Elektronik İleti Onay Metni](electronic) kapsamında ticari elektronik ileti almayı kabul ediyorum.',
  privacy: 'Verilerinizi nasıl kullandığımızı [Gizlilik Politikamızda](privacy) okuyabilirsiniz.',
  submit: 'Hemen kaydol',
  requiredNote: '* Zorunlu alan',
  voucherNote:
    '%10 indirimli hoş geldiniz kuponu, başarılı kayıttan sonra 1 ay geçerlidir ve bir kez kullanılabilir. [Kupon koşullarımız](voucher) geçerlidir.',
  failed: 'Bülten kaydı teknik nedenlerle şu anda yapılamıyor. Lütfen daha sonra tekrar deneyin.',
  offline: 'Çevrimdışısınız. Girdiğiniz bilgiler korunuyor.',

  salutation: 'Hitap',
  firstName: 'Ad',
  lastName: 'Soyad',
  placeholders: {
    salutation: 'Lütfen seçin',
    firstName: 'Adınız',
    lastName: 'Soyadınız',
  },
  salutations: { MR: 'Bay', MRS: 'Bayan', DIVERS: 'Diğer', COMPANY: 'Şirket' },
  legal:
    'Kaydolarak kahve, moda ve ev ürünlerine ilişkin yenilikleri ve fırsatları size e-posta ile göndermemizi kabul edersiniz ([örnek bülten](sample)). En az {age:number} yaşında olmanız gerekir. Onayınızı dilediğiniz zaman ücretsiz olarak geri alabilirsiniz: her e-postadaki bağlantıyla veya [iletişim formumuzla](contact). E-postalarımızı 2 yıl boyunca açmazsanız gönderimi durdururuz.',
  legalUnconfirmed:
    'Onaylanmayan kayıtlar 14 gün sonra silinir. Verilerinizin nasıl işlendiğini [Aydınlatma Metni](clarification) sayfamızda bulabilirsiniz.',
  successTitle: 'Kaydınız için teşekkür ederiz!',
  success:
    '{email:string} adresine bir onay e-postası gönderdik. Kaydınızı tamamlamak için lütfen bu e-postadaki bağlantıya tıklayın.',
  doiFailed: 'Bu bağlantı artık geçerli değil. Lütfen bültene yeniden kaydolun.',
  errors: {
    emailRequired: 'E-posta adresi zorunlu bir alandır.',
    emailInvalidErrorMessage: 'Lütfen geçerli bir e-posta adresi girin.',
    emailTooLong: 'E-posta adresi en fazla 256 karakter olabilir.',
    salutationRequired: 'Hitap zorunlu bir alandır.',
    firstNameRequired: 'Ad zorunlu bir alandır.',
    lastNameRequired: 'Soyad zorunlu bir alandır.',
    nameTooLong: 'Bu alan en fazla 40 karakter içerebilir.',
    characters: 'Bu alan geçersiz karakterler içeriyor.',
    newsletterRequired: 'Lütfen ticari elektronik ileti almak için onay verin.',
  },
} satisfies Translation<NewsletterTexts>
