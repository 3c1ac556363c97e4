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

  left: 'Zbývá znaků: {left:number|number}',

  chooseFiles: 'Vybrat {{count:|soubor||soubory|soubory|soubory}}',
  dropFiles: 'nebo {{count:|jej||je|je|je}} přetáhněte sem',
  filesHint:
    'JPEG, PNG nebo PDF, nejvýše {count:number|number}\u00a0{{|soubor||soubory|souboru|souborů}}, max. {size:number|fileSize} na soubor',

  submit: 'Odeslat zprávu',
  failed:
    'Zprávu se z technických důvodů nepodařilo odeslat. Vyplněné údaje zůstaly zachovány, zkuste to prosím později.',

  footerTitle: 'Jak nás kontaktovat',
  note: 'Připravte si prosím číslo objednávky.',
  phoneLabel: 'Telefon',
  hoursLabel: 'Provozní doba',
  daily: 'denně {from:string}–{to:string}',
  hours: '{first:string}–{last:string}, {from:string}–{to:string}',
  callbackInfo: 'Rádi vám zavoláme zpět, kdykoli se vám to hodí.',
  callbackLink: 'Objednat zpětné volání',

  choose: 'Vyberte prosím',

  required: 'Toto pole je povinné.',
  email: 'Zadejte prosím platnou e-mailovou adresu.',
  minLength: 'Minimální počet znaků: {min:number|number}.',
  maxLength: 'Maximální počet znaků: {max:number|number}.',
  pattern: 'Zkontrolujte prosím zadaný údaj.',
  number: 'Zadejte prosím číslo.',
  iban: 'Zadejte prosím platný IBAN.',
  invalid: 'Pole není platné.',

  tooLong: 'Text je příliš dlouhý.',
  over: 'Přebývá znaků: {over:number|number}',

  fileSize: '{size:number|fileSize}',
  fileAdded: 'Přidáno: {name:string}.',
  fileRemoved: 'Odebráno: {name:string}.',
  removeFile: 'Odebrat {name:string}',
  refusedCount: 'Soubor {name:string} byl odmítnut: maximální počet příloh je {count:number|number}.',
  refusedTwice: 'Soubor {name:string} byl odmítnut: už je přiložen.',
  refusedType: 'Soubor {name:string} byl odmítnut: povoleny jsou jen JPEG, PNG a PDF.',
  refusedSize: 'Soubor {name:string} byl odmítnut: je větší než {size:number|fileSize}.',
  refusedUnreadable: 'Soubor {name:string} byl odmítnut: nelze jej přečíst.',

  sending: 'Odesíláme vaši zprávu…',
  progress: 'Odesláno {percent:number|number}\u00a0%',
  cancel: 'Zrušit odesílání',
  cancelled: 'Odesílání bylo zrušeno. Vyplněné údaje zůstaly zachovány.',
  offline: 'Jste offline. Vyplněné údaje zůstanou zachovány.',
  successTitle: 'Děkujeme za vaši zprávu!',
  successText: 'Váš dotaz jsme obdrželi a ozveme se vám co nejdříve.',
  again: 'Napsat další zprávu',

  showPassword: 'Zobrazit heslo',
  hidePassword: 'Skrýt heslo',
  strength: 'Síla hesla: {level:string}',
  strength0: 'slabé',
  strength1: 'dostatečné',
  strength2: 'silné',
  strength3: 'velmi silné',
} satisfies Translation<SupportTexts>
