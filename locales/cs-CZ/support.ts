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

  chooseFiles: 'Vybrat soubory',
  dropFiles: 'nebo je přetáhněte sem',
  filesHint: 'JPEG, PNG nebo PDF, nejvýše {count:number|number} × {size:number|number} kB',

  submit: 'Odeslat zprávu',
  failed:
    'Zprávu se z technických důvodů nepodařilo odeslat. Vyplněné údaje zůstaly zachovány, zkuste to prosím později.',

  footerTitle: 'Jak nás kontaktovat',
  note: 'Připravte si prosím číslo objednávky.',
  phoneLabel: 'Telefon',
  hoursLabel: 'Provozní doba',
  daily: 'denně {from}–{to}',
  hours: '{first}–{last}, {from}–{to}',
  callbackInfo: 'Rádi vám zavoláme zpět, kdykoli se vám to hodí.',
  callbackLink: 'Objednat zpětné volání',
} satisfies Translation<SupportTexts>
