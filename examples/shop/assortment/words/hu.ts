import type { Words } from '../facets.js'

export const hu: Words = {
  departments: [
    [
      'Kávé és tea',
      [
        ['Szemes kávék', 'Szemes kávé'],
        ['Őrölt kávék', 'Őrölt kávé'],
        ['Kávékapszulák', 'Kávékapszula'],
        ['Tea és kakaó', 'Gyümölcstea'],
        ['Kekszek és csokoládék', 'Csokoládés keksz'],
      ],
    ],
    [
      'Kávéfőzők',
      [
        ['Automata kávéfőzők', 'Automata kávéfőző'],
        ['Karos kávéfőzők', 'Karos kávéfőző'],
        ['Filteres kávéfőzők', 'Filteres kávéfőző'],
        ['Kávédarálók', 'Kávédaráló'],
        ['Tejhabosítók', 'Tejhabosító'],
      ],
    ],
    [
      'Konyha',
      [
        ['Serpenyők', 'Serpenyő'],
        ['Fazekak', 'Fazék'],
        ['Konyhakések', 'Konyhakés'],
        ['Sütőformák', 'Sütőforma'],
        ['Tárolódobozok', 'Tárolódoboz'],
      ],
    ],
    [
      'Terített asztal',
      [
        ['Tányérok', 'Tányér'],
        ['Poharak', 'Vizespohár'],
        ['Csészék és bögrék', 'Kávésbögre'],
        ['Evőeszközök', 'Evőeszközkészlet'],
        ['Tálcák', 'Tálca'],
      ],
    ],
    [
      'Női divat',
      [
        ['Ruhák', 'Ruha'],
        ['Blúzok', 'Blúz'],
        ['Pulóverek', 'Pulóver'],
        ['Nadrágok', 'Nadrág'],
        ['Dzsekik', 'Dzseki'],
      ],
    ],
    [
      'Férfi divat',
      [
        ['Ingek', 'Ing'],
        ['Pólók', 'Póló'],
        ['Melegítőfelsők', 'Melegítőfelső'],
        ['Farmerek', 'Farmer'],
        ['Kabátok', 'Kabát'],
      ],
    ],
    [
      'Gyerekek',
      [
        ['Bababodyk', 'Bababody'],
        ['Pizsamák', 'Pizsama'],
        ['Esőruhák', 'Esőkabát'],
        ['Sapkák', 'Sapka'],
        ['Babahálózsákok', 'Babahálózsák'],
      ],
    ],
    [
      'Otthon',
      [
        ['Párnák', 'Párna'],
        ['Takarók', 'Takaró'],
        ['Lámpák', 'Asztali lámpa'],
        ['Gyertyák', 'Gyertya'],
        ['Vázák', 'Váza'],
      ],
    ],
    [
      'Fürdő és háló',
      [
        ['Ágyneműk', 'Ágyneműgarnitúra'],
        ['Paplanok', 'Paplan'],
        ['Törölközők', 'Törölköző'],
        ['Fürdőköpenyek', 'Fürdőköpeny'],
        ['Fürdőszobaszőnyegek', 'Fürdőszobaszőnyeg'],
      ],
    ],
    [
      'Sport és kert',
      [
        ['Sportleggingsek', 'Sportleggings'],
        ['Jógaszőnyegek', 'Jógaszőnyeg'],
        ['Hátizsákok', 'Hátizsák'],
        ['Túradzsekik', 'Túradzseki'],
        ['Kerti bútorok', 'Kerti szék'],
      ],
    ],
  ],
  facets: {
    fair: 'Méltányos kereskedelemből: {l}',
    organic: 'Biominőségű {l}',
    smallPack: '{} kis kiszerelésben',
    bigPack: '{} nagy kiszerelésben',
    gift: '{} ajándékba',
    sale: 'Akciós {l}',
    steel: '{} rozsdamentes acélból',
    black: '{} fekete színben',
    white: '{} fehér színben',
    smallKitchen: '{} kis konyhákba',
    office: '{} irodába',
    forTwo: '{} két személyre',
    family: '{} az egész családnak',
    set: '{} készletben',
    bioCotton: '{} biopamutból',
    patterned: 'Mintás {l}',
    blue: '{} kék színben',
    autumn: '{} őszre',
    new: 'Újdonság: {l}',
    natural: '{} természetes árnyalatokban',
    green: '{} zöld színben',
    inOut: '{} beltérre és kültérre',
    outdoors: '{} a szabadba',
    recycled: '{} újrahasznosított anyagból',
  },
  inspiration: 'Ajánlataink',
  magazine: 'Magazin',
}
