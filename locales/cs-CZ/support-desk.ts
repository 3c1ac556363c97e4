import type de from '../de-DE/support-desk.js'
import type { Translation } from '../translation.js'

export default {
  choose: 'Vyberte prosím',

  required: 'Toto pole je povinné.',
  email: 'Zadejte prosím platnou e-mailovou adresu.',
  minLength: 'Minimální počet znaků: {min:number|number}.',
  maxLength: 'Maximální počet znaků: {max:number|number}.',
  pattern: 'Zkontrolujte prosím zadaný údaj.',
  number: 'Zadejte prosím číslo.',
  iban: 'Zadejte prosím platný IBAN.',

  over: 'Přebývá znaků: {over:number|number}',

  fileSize: '{size:number|number} kB',
  fileAdded: 'Přidáno: {name}',
  fileRemoved: 'Odebráno: {name}',
  removeFile: 'Odebrat {name}',
  refusedCount: 'Soubor {name} byl odmítnut: maximální počet příloh je {count:number|number}.',
  refusedTwice: 'Soubor {name} byl odmítnut: už je přiložen.',
  refusedType: 'Soubor {name} byl odmítnut: povoleny jsou jen JPEG, PNG a PDF.',
  refusedSize: 'Soubor {name} byl odmítnut: je větší než {size:number|number} kB.',
  refusedUnreadable: 'Soubor {name} byl odmítnut: nelze jej přečíst.',

  sending: 'Odesíláme vaši zprávu…',
  progress: 'Odesláno {percent:number|number} %',
  cancel: 'Zrušit odesílání',
  cancelled: 'Odesílání bylo zrušeno. Vyplněné údaje zůstaly zachovány.',
  successTitle: 'Děkujeme za vaši zprávu!',
  successText: 'Váš dotaz jsme obdrželi a ozveme se vám co nejdříve.',
  again: 'Napsat další zprávu',

  showPassword: 'Zobrazit heslo',
  hidePassword: 'Skrýt heslo',
  strength: 'Síla hesla: {level}',
  strength0: 'slabé',
  strength1: 'ucházející',
  strength2: 'silné',
  strength3: 'velmi silné',
} satisfies Translation<typeof de>
