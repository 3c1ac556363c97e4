import type { Words } from '../facets.js'

export const sk: Words = {
  departments: [
    [
      'Káva a čaj',
      [
        ['Zrnková káva', 'Zrnková káva'],
        ['Mletá káva', 'Mletá káva'],
        ['Kávové kapsuly', 'Kávové kapsuly'],
        ['Čaj a kakao', 'Ovocný čaj'],
        ['Sušienky a čokoláda', 'Čokoládové sušienky'],
      ],
    ],
    [
      'Kávovary',
      [
        ['Automatické kávovary', 'Automatický kávovar'],
        ['Pákové kávovary', 'Pákový kávovar'],
        ['Prekvapkávače', 'Prekvapkávač'],
        ['Mlynčeky na kávu', 'Mlynček na kávu'],
        ['Napeňovače mlieka', 'Napeňovač mlieka'],
      ],
    ],
    [
      'Kuchyňa',
      [
        ['Panvice', 'Panvica'],
        ['Hrnce', 'Hrniec'],
        ['Kuchynské nože', 'Kuchynský nôž'],
        ['Formy na pečenie', 'Forma na pečenie'],
        ['Dózy na potraviny', 'Dóza na potraviny'],
      ],
    ],
    [
      'Prestretý stôl',
      [
        ['Taniere', 'Tanier'],
        ['Poháre', 'Pohár'],
        ['Šálky a hrnčeky', 'Hrnček na kávu'],
        ['Príbory', 'Súprava príborov'],
        ['Podnosy', 'Podnos'],
      ],
    ],
    [
      'Dámska móda',
      [
        ['Šaty', 'Šaty'],
        ['Blúzky', 'Blúzka'],
        ['Svetre', 'Sveter'],
        ['Nohavice', 'Nohavice'],
        ['Bundy', 'Bunda'],
      ],
    ],
    [
      'Pánska móda',
      [
        ['Košele', 'Košeľa'],
        ['Tričká', 'Tričko'],
        ['Mikiny', 'Mikina'],
        ['Džínsy', 'Džínsy'],
        ['Kabáty', 'Kabát'],
      ],
    ],
    [
      'Deti',
      [
        ['Dojčenské body', 'Dojčenské body'],
        ['Pyžamá', 'Pyžamo'],
        ['Oblečenie do dažďa', 'Pršiplášť'],
        ['Čiapky', 'Čiapka'],
        ['Detské spacie vaky', 'Detský spací vak'],
      ],
    ],
    [
      'Bývanie',
      [
        ['Vankúše', 'Vankúš'],
        ['Deky', 'Deka'],
        ['Lampy', 'Stolová lampa'],
        ['Sviečky', 'Sviečka'],
        ['Vázy', 'Váza'],
      ],
    ],
    [
      'Kúpeľňa a spálňa',
      [
        ['Posteľná bielizeň', 'Posteľná bielizeň'],
        ['Paplóny', 'Paplón'],
        ['Uteráky', 'Uterák'],
        ['Župany', 'Župan'],
        ['Kúpeľňové predložky', 'Kúpeľňová predložka'],
      ],
    ],
    [
      'Šport a záhrada',
      [
        ['Športové legíny', 'Športové legíny'],
        ['Podložky na jogu', 'Podložka na jogu'],
        ['Batohy', 'Batoh'],
        ['Turistické bundy', 'Turistická bunda'],
        ['Záhradný nábytok', 'Záhradná stolička'],
      ],
    ],
  ],
  facets: {
    fair: '{} z férového obchodu',
    organic: '{} v biokvalite',
    smallPack: '{} v malom balení',
    bigPack: '{} vo veľkom balení',
    gift: '{} ako darček',
    sale: '{} v akcii',
    steel: '{} z nehrdzavejúcej ocele',
    black: '{} v čiernej farbe',
    white: '{} v bielej farbe',
    smallKitchen: '{} do malej kuchyne',
    office: '{} do kancelárie',
    forTwo: '{} pre dvoch',
    family: '{} pre celú rodinu',
    set: '{} v súprave',
    bioCotton: '{} z biobavlny',
    patterned: '{} so vzorom',
    blue: '{} v modrej farbe',
    autumn: '{} na jeseň',
    new: 'Novinka: {l}',
    natural: '{} v prírodných tónoch',
    green: '{} v zelenej farbe',
    inOut: '{} dovnútra aj von',
    outdoors: '{} do prírody',
    recycled: '{} z recyklovaného materiálu',
  },
  inspiration: 'Naše tipy',
  magazine: 'Magazín',
}
