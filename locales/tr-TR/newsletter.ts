import type de from '../de-DE/newsletter.js'
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
} satisfies Translation<typeof de>
