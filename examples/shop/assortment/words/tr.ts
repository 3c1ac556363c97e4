import type { Words } from '../facets.js'

export const tr: Words = {
  departments: [
    [
      'Kahve ve Çay',
      [
        ['Çekirdek Kahveler', 'Çekirdek Kahve'],
        ['Öğütülmüş Kahveler', 'Öğütülmüş Kahve'],
        ['Kapsül Kahveler', 'Kapsül Kahve'],
        ['Çay ve Kakao', 'Meyve Çayı'],
        ['Bisküvi ve Çikolata', 'Çikolatalı Bisküvi'],
      ],
    ],
    [
      'Kahve Makineleri',
      [
        ['Tam Otomatik Makineler', 'Tam Otomatik Kahve Makinesi'],
        ['Espresso Makineleri', 'Espresso Makinesi'],
        ['Filtre Kahve Makineleri', 'Filtre Kahve Makinesi'],
        ['Kahve Değirmenleri', 'Kahve Değirmeni'],
        ['Süt Köpürtücüler', 'Süt Köpürtücü'],
      ],
    ],
    [
      'Mutfak',
      [
        ['Tavalar', 'Tava'],
        ['Tencereler', 'Tencere'],
        ['Mutfak Bıçakları', 'Mutfak Bıçağı'],
        ['Kek Kalıpları', 'Kek Kalıbı'],
        ['Saklama Kapları', 'Saklama Kabı'],
      ],
    ],
    [
      'Sofra',
      [
        ['Tabaklar', 'Tabak'],
        ['Bardaklar', 'Su Bardağı'],
        ['Fincan ve Kupalar', 'Kahve Kupası'],
        ['Çatal Bıçak Takımları', 'Çatal Bıçak Takımı'],
        ['Tepsiler', 'Tepsi'],
      ],
    ],
    [
      'Kadın Giyim',
      [
        ['Elbiseler', 'Elbise'],
        ['Bluzlar', 'Bluz'],
        ['Kazaklar', 'Kazak'],
        ['Pantolonlar', 'Pantolon'],
        ['Ceketler', 'Ceket'],
      ],
    ],
    [
      'Erkek Giyim',
      [
        ['Gömlekler', 'Gömlek'],
        ['Tişörtler', 'Tişört'],
        ['Sweatshirtler', 'Sweatshirt'],
        ['Kotlar', 'Kot Pantolon'],
        ['Paltolar', 'Palto'],
      ],
    ],
    [
      'Çocuk',
      [
        ['Bebek Bodyleri', 'Bebek Body'],
        ['Pijamalar', 'Pijama'],
        ['Yağmurluklar', 'Yağmurluk'],
        ['Bereler', 'Bere'],
        ['Bebek Uyku Tulumları', 'Bebek Uyku Tulumu'],
      ],
    ],
    [
      'Ev',
      [
        ['Kırlentler', 'Kırlent'],
        ['Battaniyeler', 'Battaniye'],
        ['Lambalar', 'Masa Lambası'],
        ['Mumlar', 'Mum'],
        ['Vazolar', 'Vazo'],
      ],
    ],
    [
      'Banyo ve Yatak Odası',
      [
        ['Nevresimler', 'Nevresim Takımı'],
        ['Yorganlar', 'Yorgan'],
        ['Havlular', 'Havlu'],
        ['Bornozlar', 'Bornoz'],
        ['Banyo Paspasları', 'Banyo Paspası'],
      ],
    ],
    [
      'Spor ve Bahçe',
      [
        ['Spor Taytları', 'Spor Tayt'],
        ['Yoga Matları', 'Yoga Matı'],
        ['Sırt Çantaları', 'Sırt Çantası'],
        ['Outdoor Montlar', 'Outdoor Mont'],
        ['Bahçe Mobilyaları', 'Bahçe Sandalyesi'],
      ],
    ],
  ],
  facets: {
    fair: 'Adil Ticaret {}',
    organic: 'Organik {}',
    smallPack: 'Küçük Boy {}',
    bigPack: 'Büyük Boy {}',
    gift: 'Hediyelik {}',
    sale: 'İndirimli {}',
    steel: 'Paslanmaz Çelik {}',
    black: 'Siyah {}',
    white: 'Beyaz {}',
    smallKitchen: 'Küçük Mutfaklar için {}',
    office: 'Ofis için {}',
    forTwo: 'İki Kişilik {}',
    family: 'Aile Boyu {}',
    set: 'Set Halinde {}',
    bioCotton: 'Organik Pamuklu {}',
    patterned: 'Desenli {}',
    blue: 'Mavi {}',
    autumn: 'Sonbahar için {}',
    new: 'Yeni: {}',
    natural: 'Doğal Tonlarda {}',
    green: 'Yeşil {}',
    inOut: 'İç ve Dış Mekân için {}',
    outdoors: 'Açık Hava için {}',
    recycled: 'Geri Dönüştürülmüş {}',
  },
  inspiration: 'Önerilerimiz',
  magazine: 'Dergi',
}
