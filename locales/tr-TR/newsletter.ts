import type { NewsletterTexts } from '../de-DE/newsletter.js'
import type { Translation } from '../translation.js'

export default {
  title: 'E-bültenimize kaydolun, birçok üründe %10 indirim kazanın!',
  discount: '%10',
  voucher: 'Hoş geldiniz kuponu',
  email: 'E-posta adresi',
  placeholder: 'E-posta adresiniz',
  trap: 'Lütfen boş bırakın',
  legalToggle: 'Onayınız ve onayınızı geri alma',
  consent:
    'Evet, bana özel fırsatlardan haberdar olmak istiyorum. Bu amaçla alışverişlerimin ve web sitesi ile e-bülten kullanımımın değerlendirilmesine açık rıza veriyorum. Açık rızam isteğe bağlıdır, dilediğim zaman geri alabilirim.',
  newsletterConsent:
    '[Ticari Elektronik İleti Onay Metni](electronic) kapsamında ticari elektronik ileti almayı kabul ediyorum.',
  privacy: 'Verilerinizi nasıl kullandığımızı [Gizlilik Politikamızda](privacy) okuyabilirsiniz.',
  newTab: 'yeni sekmede açılır',
  submit: 'Hemen kaydol',
  requiredNote: '* Zorunlu alan',
  voucherNote:
    '%10 indirim sağlayan hoş geldiniz kuponu, başarılı kayıttan sonra 1 ay geçerlidir ve bir kez kullanılabilir. [Kupon koşullarımız](voucher) geçerlidir.',
  failed: 'E-bülten kaydı teknik nedenlerle şu anda yapılamıyor. Lütfen daha sonra tekrar deneyin.',
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
    'Onay vermeniz hâlinde kahve, moda ve ev ürünlerine ilişkin yenilikleri ve fırsatları size e-posta ile göndeririz ([örnek e-bülten](sample)). En az {age:number} yaşında olmanız gerekir. Onayınızı dilediğiniz zaman ücretsiz olarak geri alabilirsiniz: her e-postadaki abonelikten çıkma bağlantısıyla veya [iletişim formumuz](contact) üzerinden. E-postalarımızı 2 yıl boyunca açmazsanız gönderimi durdururuz.',
  legalUnconfirmed:
    'Onaylanmayan kayıtlar 14 gün sonra silinir. Verilerinizin nasıl işlendiğini [Aydınlatma Metnimizde](clarification) okuyabilirsiniz.',
  successTitle: 'Kaydınız için teşekkür ederiz!',
  success:
    '{email:string} adresine bir onay e-postası gönderdik. Kaydınızı tamamlamak için lütfen bu e-postadaki bağlantıya tıklayın.',
  doiFailed: 'Bu bağlantı artık geçerli değil. Lütfen e-bültene yeniden kaydolun.',
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
