import type { Words } from '../facets.js'

export const de: Words = {
  departments: [
    [
      'Kaffee & Tee',
      [
        ['Kaffeebohnen', 'Kaffeebohnen'],
        ['Gemahlener Kaffee', 'Gemahlener Kaffee'],
        ['Kaffeekapseln', 'Kaffeekapseln'],
        ['Tee & Kakao', 'Früchtetee'],
        ['Kekse & Schokolade', 'Schokoladenkekse'],
      ],
    ],
    [
      'Kaffeemaschinen',
      [
        ['Kaffeevollautomaten', 'Kaffeevollautomat'],
        ['Siebträgermaschinen', 'Siebträgermaschine'],
        ['Filterkaffeemaschinen', 'Filterkaffeemaschine'],
        ['Kaffeemühlen', 'Kaffeemühle'],
        ['Milchaufschäumer', 'Milchaufschäumer'],
      ],
    ],
    [
      'Küche',
      [
        ['Pfannen', 'Pfanne'],
        ['Töpfe', 'Topf'],
        ['Küchenmesser', 'Küchenmesser'],
        ['Backformen', 'Backform'],
        ['Vorratsdosen', 'Vorratsdose'],
      ],
    ],
    [
      'Gedeckter Tisch',
      [
        ['Teller', 'Teller'],
        ['Gläser', 'Trinkglas'],
        ['Tassen & Becher', 'Kaffeebecher'],
        ['Besteck', 'Besteck'],
        ['Tabletts', 'Tablett'],
      ],
    ],
    [
      'Damenmode',
      [
        ['Kleider', 'Kleid'],
        ['Blusen', 'Bluse'],
        ['Pullover', 'Pullover'],
        ['Hosen', 'Hose'],
        ['Jacken', 'Jacke'],
      ],
    ],
    [
      'Herrenmode',
      [
        ['Hemden', 'Hemd'],
        ['T-Shirts', 'T-Shirt'],
        ['Sweatshirts', 'Sweatshirt'],
        ['Jeans', 'Jeans'],
        ['Mäntel', 'Mantel'],
      ],
    ],
    [
      'Kinder',
      [
        ['Babybodys', 'Babybody'],
        ['Schlafanzüge', 'Schlafanzug'],
        ['Regenkleidung', 'Regenjacke'],
        ['Mützen', 'Mütze'],
        ['Babyschlafsäcke', 'Babyschlafsack'],
      ],
    ],
    [
      'Wohnen',
      [
        ['Kissen', 'Kissen'],
        ['Wohndecken', 'Wohndecke'],
        ['Lampen', 'Tischlampe'],
        ['Kerzen', 'Kerze'],
        ['Vasen', 'Vase'],
      ],
    ],
    [
      'Bad & Schlafen',
      [
        ['Bettwäsche', 'Bettwäsche'],
        ['Bettdecken', 'Bettdecke'],
        ['Handtücher', 'Handtuch'],
        ['Bademäntel', 'Bademantel'],
        ['Badematten', 'Badematte'],
      ],
    ],
    [
      'Sport & Garten',
      [
        ['Sportleggings', 'Sportleggings'],
        ['Yogamatten', 'Yogamatte'],
        ['Rucksäcke', 'Rucksack'],
        ['Wanderjacken', 'Wanderjacke'],
        ['Gartenmöbel', 'Gartenstuhl'],
      ],
    ],
  ],
  facets: {
    fair: '{} aus fairem Handel',
    organic: '{} aus biologischem Anbau',
    smallPack: '{} in der kleinen Packung',
    bigPack: '{} im Vorratspack',
    gift: '{} zum Verschenken',
    sale: '{} im Angebot',
    steel: '{} aus Edelstahl',
    black: '{} in Schwarz',
    white: '{} in Weiß',
    smallKitchen: '{} für kleine Küchen',
    office: '{} fürs Büro',
    forTwo: '{} für zwei Personen',
    family: '{} für die ganze Familie',
    set: '{} im Set',
    bioCotton: '{} aus Bio-Baumwolle',
    patterned: '{} mit Muster',
    blue: '{} in Blau',
    autumn: '{} für den Herbst',
    new: 'Neu: {}',
    natural: '{} in Naturtönen',
    green: '{} in Grün',
    inOut: '{} für drinnen und draußen',
    outdoors: '{} für draußen',
    recycled: '{} aus recyceltem Material',
  },
  inspiration: 'Unsere Empfehlungen',
  magazine: 'Magazin',
}
