/** The fields that the shop adds to the support form, in each language, as JSON Schema. */
import type { FieldSchema } from '../../../src/services/support.js'
import type { Language } from '../sites.js'

interface Words {
  topic: string
  topics: readonly [string, string, string, string]
  orderNumber: string
  orderHint: string
  iban: string
}

const WORDS: Record<Language, Words> = {
  de: {
    topic: 'Thema',
    topics: ['Bestellung', 'Lieferung', 'Rücksendung', 'Anderes'],
    orderNumber: 'Bestellnummer',
    orderHint: 'Zehn Ziffern, auf dem Lieferschein',
    iban: 'IBAN für eine Erstattung',
  },
  fr: {
    topic: 'Sujet',
    topics: ['Commande', 'Livraison', 'Retour', 'Autre'],
    orderNumber: 'Numéro de commande',
    orderHint: 'Dix chiffres, sur le bon de livraison',
    iban: 'IBAN pour un remboursement',
  },
  cs: {
    topic: 'Téma',
    topics: ['Objednávka', 'Doručení', 'Vrácení', 'Jiné'],
    orderNumber: 'Číslo objednávky',
    orderHint: 'Deset číslic na dodacím listu',
    iban: 'IBAN pro vrácení peněz',
  },
  hu: {
    topic: 'Téma',
    topics: ['Rendelés', 'Szállítás', 'Visszaküldés', 'Egyéb'],
    orderNumber: 'Rendelésszám',
    orderHint: 'Tíz számjegy a szállítólevélen',
    iban: 'IBAN visszatérítéshez',
  },
  pl: {
    topic: 'Temat',
    topics: ['Zamówienie', 'Dostawa', 'Zwrot', 'Inne'],
    orderNumber: 'Numer zamówienia',
    orderHint: 'Dziesięć cyfr na dowodzie dostawy',
    iban: 'IBAN do zwrotu pieniędzy',
  },
  sk: {
    topic: 'Téma',
    topics: ['Objednávka', 'Doručenie', 'Vrátenie', 'Iné'],
    orderNumber: 'Číslo objednávky',
    orderHint: 'Desať číslic na dodacom liste',
    iban: 'IBAN na vrátenie peňazí',
  },
  tr: {
    topic: 'Konu',
    topics: ['Sipariş', 'Teslimat', 'İade', 'Diğer'],
    orderNumber: 'Sipariş numarası',
    orderHint: 'İrsaliyedeki on rakam',
    iban: 'İade için IBAN',
  },
}

const MAX_ORDER_NUMBER = 10
const MAX_IBAN = 34

const extraFields = ({ topic, topics, orderNumber, orderHint, iban }: Words) => ({
  topic: { type: 'string', title: topic, enum: [...topics] },
  orderNumber: {
    type: 'integer',
    title: orderNumber,
    description: orderHint,
    pattern: '^[0-9]{10}$',
    maxLength: MAX_ORDER_NUMBER,
  },
  iban: { type: 'string', title: iban, format: 'iban', maxLength: MAX_IBAN },
})

/** The schema for the form, in the JSON island of the support page. */
export const supportSchema = (language: Language) => ({
  type: 'object',
  required: ['customerFirstName', 'customerLastName', 'customerEmail', 'topic'],
  properties: {
    customerFirstName: { type: 'string', maxLength: 40 },
    customerLastName: { type: 'string', maxLength: 40 },
    message: { type: 'string', maxLength: 2000, format: 'textarea' },
    ...extraFields(WORDS[language]),
  },
})

/** The schema by which the service checks a request. Topics of all languages are valid: a request names no language. */
export const EXTRA_FIELDS: Readonly<Record<string, FieldSchema>> = {
  ...extraFields(WORDS.de),
  topic: { type: 'string', enum: Object.values(WORDS).flatMap(({ topics }) => topics) },
}
