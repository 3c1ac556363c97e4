import type de from '../../de-DE/header-later/visitor.js'
import type { Translation } from '../../translation.js'

export default {
  beans: '{n:number|number} {{|zrnko||zrnká|zrnka|zrniek}}',
} satisfies Translation<typeof de>
