import type { SupportTexts } from '../de-DE/support.js'
import type { Translation } from '../translation.js'

export default {
  title: 'Zákaznický servis',
  formTitle: 'Napište nám',
  requiredNote: '* Povinné pole',

  customerFirstName: 'Jméno',
  customerLastName: 'Příjmení',
  customerEmail: 'E-mailová adresa',
  message: 'Vaše zpráva',
  attachments: 'Přílohy',
  choose: 'Vyberte prosím',

  required: 'Toto pole je povinné.',
  email: 'Zadejte prosím platnou e-mailovou adresu.',
  minLength: 'Minimální počet znaků: {min:number|number}.',
  maxLength: 'Maximální počet znaků: {max:number|number}.',
  pattern: 'Zkontrolujte prosím zadaný údaj.',
  number: 'Zadejte prosím číslo.',
  iban: 'Zadejte prosím platný IBAN.',

  left: 'Zbývá znaků: {left:number|number}',
  over: 'Přebývá znaků: {over:number|number}',

  chooseFiles: 'Vybrat soubory',
  dropFiles: 'nebo je přetáhněte sem',
  filesHint: 'JPEG, PNG nebo PDF, nejvýše {count:number|number} × {size:number|number} kB',
  fileSize: '{size:number|number} kB',
  fileAdded: 'Přidáno: {name}',
  fileRemoved: 'Odebráno: {name}',
  removeFile: 'Odebrat {name}',
  refusedCount: 'Soubor {name} byl odmítnut: maximální počet příloh je {count:number|number}.',
  refusedTwice: 'Soubor {name} byl odmítnut: už je přiložen.',
  refusedType: 'Soubor {name} byl odmítnut: povoleny jsou jen JPEG, PNG a PDF.',
  refusedSize: 'Soubor {name} byl odmítnut: je větší než {size:number|number} kB.',
  refusedUnreadable: 'Soubor {name} byl odmítnut: nelze jej přečíst.',

  submit: 'Odeslat zprávu',
  sending: 'Odesíláme vaši zprávu…',
  progress: 'Odesláno {percent:number|number} %',
  cancel: 'Zrušit odesílání',
  cancelled: 'Odesílání bylo zrušeno. Vyplněné údaje zůstaly zachovány.',
  failed:
    'Zprávu se z technických důvodů nepodařilo odeslat. Vyplněné údaje zůstaly zachovány, zkuste to prosím později.',
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

  footerTitle: 'Jak nás kontaktovat',
  note: 'Připravte si prosím číslo objednávky.',
  phoneLabel: 'Telefon',
  hoursLabel: 'Provozní doba',
  daily: 'denně {from}–{to}',
  hours: '{first}–{last}, {from}–{to}',
  callbackInfo: 'Rádi vám zavoláme zpět, kdykoli se vám to hodí.',
  callbackLink: 'Objednat zpětné volání',
} satisfies Translation<SupportTexts>
