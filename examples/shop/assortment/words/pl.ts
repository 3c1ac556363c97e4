import type { Words } from '../facets.js'

export const pl: Words = {
  departments: [
    [
      'Kawa i herbata',
      [
        ['Kawa ziarnista', 'Kawa ziarnista'],
        ['Kawa mielona', 'Kawa mielona'],
        ['Kapsułki z kawą', 'Kapsułki z kawą'],
        ['Herbata i kakao', 'Herbata owocowa'],
        ['Ciastka i czekolada', 'Ciastka czekoladowe'],
      ],
    ],
    [
      'Ekspresy do kawy',
      [
        ['Ekspresy automatyczne', 'Ekspres automatyczny'],
        ['Ekspresy kolbowe', 'Ekspres kolbowy'],
        ['Ekspresy przelewowe', 'Ekspres przelewowy'],
        ['Młynki do kawy', 'Młynek do kawy'],
        ['Spieniacze do mleka', 'Spieniacz do mleka'],
      ],
    ],
    [
      'Kuchnia',
      [
        ['Patelnie', 'Patelnia'],
        ['Garnki', 'Garnek'],
        ['Noże kuchenne', 'Nóż kuchenny'],
        ['Formy do pieczenia', 'Forma do pieczenia'],
        ['Pojemniki na żywność', 'Pojemnik na żywność'],
      ],
    ],
    [
      'Nakryty stół',
      [
        ['Talerze', 'Talerz'],
        ['Szklanki', 'Szklanka'],
        ['Filiżanki i kubki', 'Kubek do kawy'],
        ['Sztućce', 'Komplet sztućców'],
        ['Tace', 'Taca'],
      ],
    ],
    [
      'Moda damska',
      [
        ['Sukienki', 'Sukienka'],
        ['Bluzki', 'Bluzka'],
        ['Swetry', 'Sweter'],
        ['Spodnie', 'Spodnie'],
        ['Kurtki', 'Kurtka'],
      ],
    ],
    [
      'Moda męska',
      [
        ['Koszule', 'Koszula'],
        ['T-shirty', 'T-shirt'],
        ['Bluzy', 'Bluza'],
        ['Dżinsy', 'Dżinsy'],
        ['Płaszcze', 'Płaszcz'],
      ],
    ],
    [
      'Dzieci',
      [
        ['Body niemowlęce', 'Body niemowlęce'],
        ['Piżamy', 'Piżama'],
        ['Odzież przeciwdeszczowa', 'Kurtka przeciwdeszczowa'],
        ['Czapki', 'Czapka'],
        ['Śpiworki', 'Śpiworek'],
      ],
    ],
    [
      'Mieszkanie',
      [
        ['Poduszki', 'Poduszka'],
        ['Koce', 'Koc'],
        ['Lampy', 'Lampa stołowa'],
        ['Świece', 'Świeca'],
        ['Wazony', 'Wazon'],
      ],
    ],
    [
      'Łazienka i sypialnia',
      [
        ['Pościel', 'Pościel'],
        ['Kołdry', 'Kołdra'],
        ['Ręczniki', 'Ręcznik'],
        ['Szlafroki', 'Szlafrok'],
        ['Dywaniki łazienkowe', 'Dywanik łazienkowy'],
      ],
    ],
    [
      'Sport i ogród',
      [
        ['Legginsy sportowe', 'Legginsy sportowe'],
        ['Maty do jogi', 'Mata do jogi'],
        ['Plecaki', 'Plecak'],
        ['Kurtki turystyczne', 'Kurtka turystyczna'],
        ['Meble ogrodowe', 'Krzesło ogrodowe'],
      ],
    ],
  ],
  facets: {
    fair: '{} ze sprawiedliwego handlu',
    organic: '{} z upraw ekologicznych',
    smallPack: '{} w małym opakowaniu',
    bigPack: '{} w dużym opakowaniu',
    gift: '{} na prezent',
    sale: '{} w promocji',
    steel: '{} ze stali nierdzewnej',
    black: '{} w kolorze czarnym',
    white: '{} w kolorze białym',
    smallKitchen: '{} do małej kuchni',
    office: '{} do biura',
    forTwo: '{} dla dwojga',
    family: '{} dla całej rodziny',
    set: '{} w zestawie',
    bioCotton: '{} z bawełny organicznej',
    patterned: '{} we wzory',
    blue: '{} w kolorze niebieskim',
    autumn: '{} na jesień',
    new: 'Nowość: {l}',
    natural: '{} w naturalnych odcieniach',
    green: '{} w kolorze zielonym',
    inOut: '{} do domu i ogrodu',
    outdoors: '{} na świeże powietrze',
    recycled: '{} z materiałów z recyklingu',
  },
  inspiration: 'Nasze propozycje',
  magazine: 'Magazyn',
}
