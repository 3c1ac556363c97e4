import type { Words } from '../facets.js'

export const cs: Words = {
  departments: [
    [
      'Káva a čaj',
      [
        ['Zrnková káva', 'Zrnková káva'],
        ['Mletá káva', 'Mletá káva'],
        ['Kávové kapsle', 'Kávové kapsle'],
        ['Čaj a kakao', 'Ovocný čaj'],
        ['Sušenky a čokoláda', 'Čokoládové sušenky'],
      ],
    ],
    [
      'Kávovary',
      [
        ['Automatické kávovary', 'Automatický kávovar'],
        ['Pákové kávovary', 'Pákový kávovar'],
        ['Překapávače', 'Překapávač'],
        ['Mlýnky na kávu', 'Mlýnek na kávu'],
        ['Napěňovače mléka', 'Napěňovač mléka'],
      ],
    ],
    [
      'Kuchyně',
      [
        ['Pánve', 'Pánev'],
        ['Hrnce', 'Hrnec'],
        ['Kuchyňské nože', 'Kuchyňský nůž'],
        ['Pečicí formy', 'Pečicí forma'],
        ['Dózy na potraviny', 'Dóza na potraviny'],
      ],
    ],
    [
      'Prostřený stůl',
      [
        ['Talíře', 'Talíř'],
        ['Sklenice', 'Sklenice'],
        ['Šálky a hrnky', 'Hrnek na kávu'],
        ['Příbory', 'Sada příborů'],
        ['Podnosy', 'Podnos'],
      ],
    ],
    [
      'Dámská móda',
      [
        ['Šaty', 'Šaty'],
        ['Halenky', 'Halenka'],
        ['Svetry', 'Svetr'],
        ['Kalhoty', 'Kalhoty'],
        ['Bundy', 'Bunda'],
      ],
    ],
    [
      'Pánská móda',
      [
        ['Košile', 'Košile'],
        ['Trička', 'Tričko'],
        ['Mikiny', 'Mikina'],
        ['Džíny', 'Džíny'],
        ['Kabáty', 'Kabát'],
      ],
    ],
    [
      'Děti',
      [
        ['Kojenecká body', 'Kojenecké body'],
        ['Pyžama', 'Pyžamo'],
        ['Oblečení do deště', 'Pláštěnka'],
        ['Čepice', 'Čepice'],
        ['Dětské spací pytle', 'Dětský spací pytel'],
      ],
    ],
    [
      'Bydlení',
      [
        ['Polštáře', 'Polštář'],
        ['Deky', 'Deka'],
        ['Lampy', 'Stolní lampa'],
        ['Svíčky', 'Svíčka'],
        ['Vázy', 'Váza'],
      ],
    ],
    [
      'Koupelna a ložnice',
      [
        ['Ložní povlečení', 'Ložní povlečení'],
        ['Přikrývky', 'Přikrývka'],
        ['Ručníky', 'Ručník'],
        ['Župany', 'Župan'],
        ['Koupelnové předložky', 'Koupelnová předložka'],
      ],
    ],
    [
      'Sport a zahrada',
      [
        ['Sportovní legíny', 'Sportovní legíny'],
        ['Podložky na jógu', 'Podložka na jógu'],
        ['Batohy', 'Batoh'],
        ['Turistické bundy', 'Turistická bunda'],
        ['Zahradní nábytek', 'Zahradní židle'],
      ],
    ],
  ],
  facets: {
    fair: '{} z férového obchodu',
    organic: '{} v biokvalitě',
    smallPack: '{} v malém balení',
    bigPack: '{} ve velkém balení',
    gift: '{} jako dárek',
    sale: '{} v akci',
    steel: '{} z nerezové oceli',
    black: '{} v černé barvě',
    white: '{} v bílé barvě',
    smallKitchen: '{} do malé kuchyně',
    office: '{} do kanceláře',
    forTwo: '{} pro dva',
    family: '{} pro celou rodinu',
    set: '{} v sadě',
    bioCotton: '{} z biobavlny',
    patterned: '{} se vzorem',
    blue: '{} v modré barvě',
    autumn: '{} na podzim',
    new: 'Novinka: {l}',
    natural: '{} v přírodních tónech',
    green: '{} v zelené barvě',
    inOut: '{} dovnitř i ven',
    outdoors: '{} do přírody',
    recycled: '{} z recyklovaného materiálu',
  },
  inspiration: 'Naše tipy',
  magazine: 'Magazín',
}
