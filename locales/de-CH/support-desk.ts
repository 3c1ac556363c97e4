import de from '../de-DE/support-desk.js'
import type { Translation } from '../translation.js'

export default {
  ...de,
  refusedSize: '{name} wurde abgelehnt: Die Datei ist grösser als {size:number|number} kB.',
} satisfies Translation<typeof de>
