import type { Words } from '../facets.js'

export const fr: Words = {
  departments: [
    [
      'Café et thé',
      [
        ['Café en grains', 'Café en grains'],
        ['Café moulu', 'Café moulu'],
        ['Capsules de café', 'Capsules de café'],
        ['Thé et cacao', 'Infusion aux fruits'],
        ['Biscuits et chocolat', 'Biscuits au chocolat'],
      ],
    ],
    [
      'Machines à café',
      [
        ['Machines automatiques', 'Machine à café automatique'],
        ['Machines à expresso', 'Machine à expresso'],
        ['Cafetières à filtre', 'Cafetière à filtre'],
        ['Moulins à café', 'Moulin à café'],
        ['Mousseurs à lait', 'Mousseur à lait'],
      ],
    ],
    [
      'Cuisine',
      [
        ['Poêles', 'Poêle'],
        ['Casseroles', 'Casserole'],
        ['Couteaux de cuisine', 'Couteau de cuisine'],
        ['Moules à gâteau', 'Moule à gâteau'],
        ['Boîtes de conservation', 'Boîte de conservation'],
      ],
    ],
    [
      'Art de la table',
      [
        ['Assiettes', 'Assiette'],
        ['Verres', 'Verre à eau'],
        ['Tasses et mugs', 'Mug à café'],
        ['Couverts', 'Ménagère'],
        ['Plateaux', 'Plateau'],
      ],
    ],
    [
      'Mode femme',
      [
        ['Robes', 'Robe'],
        ['Chemisiers', 'Chemisier'],
        ['Pulls', 'Pull'],
        ['Pantalons', 'Pantalon'],
        ['Vestes', 'Veste'],
      ],
    ],
    [
      'Mode homme',
      [
        ['Chemises', 'Chemise'],
        ['T-shirts', 'T-shirt'],
        ['Sweat-shirts', 'Sweat-shirt'],
        ['Jeans', 'Jean'],
        ['Manteaux', 'Manteau'],
      ],
    ],
    [
      'Enfants',
      [
        ['Bodies bébé', 'Body bébé'],
        ['Pyjamas', 'Pyjama'],
        ['Vêtements de pluie', 'Veste de pluie'],
        ['Bonnets', 'Bonnet'],
        ['Gigoteuses', 'Gigoteuse'],
      ],
    ],
    [
      'Maison',
      [
        ['Coussins', 'Coussin'],
        ['Plaids', 'Plaid'],
        ['Lampes', 'Lampe de table'],
        ['Bougies', 'Bougie'],
        ['Vases', 'Vase'],
      ],
    ],
    [
      'Bain et nuit',
      [
        ['Linge de lit', 'Parure de lit'],
        ['Couettes', 'Couette'],
        ['Serviettes', 'Serviette de bain'],
        ['Peignoirs', 'Peignoir'],
        ['Tapis de bain', 'Tapis de bain'],
      ],
    ],
    [
      'Sport et jardin',
      [
        ['Leggings de sport', 'Legging de sport'],
        ['Tapis de yoga', 'Tapis de yoga'],
        ['Sacs à dos', 'Sac à dos'],
        ['Vestes de randonnée', 'Veste de randonnée'],
        ['Meubles de jardin', 'Chaise de jardin'],
      ],
    ],
  ],
  facets: {
    fair: '{} du commerce équitable',
    organic: "{} de l'agriculture biologique",
    smallPack: '{} en petit format',
    bigPack: '{} en grand format',
    gift: '{} à offrir',
    sale: '{} en promotion',
    steel: '{} en acier inoxydable',
    black: '{} en noir',
    white: '{} en blanc',
    smallKitchen: '{} pour petites cuisines',
    office: '{} pour le bureau',
    forTwo: '{} pour deux personnes',
    family: '{} pour toute la famille',
    set: '{} en lot',
    bioCotton: '{} en coton bio',
    patterned: '{} à motifs',
    blue: '{} en bleu',
    autumn: "{} pour l'automne",
    new: 'Nouveau : {l}',
    natural: '{} aux tons naturels',
    green: '{} en vert',
    inOut: '{} pour intérieur et extérieur',
    outdoors: '{} pour le plein air',
    recycled: '{} en matière recyclée',
  },
  inspiration: 'Nos coups de cœur',
  magazine: 'Magazine',
}
