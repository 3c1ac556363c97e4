/** Pictures that few footers show, loaded where content names one. */
import { PINTEREST, XING } from '../../ui/brand-icons-rare.js'

// The icon package leaves these two out at their owners' wish.
const LINKEDIN =
  'm7 18h8v24h-8zm4-12a4 4 0 1 0 0 9 4 4 0 0 0 0-9m9 12h7v3c4-6 16-5 16 6v15h-8v-13c0-6-8-6-8 0v13h-7z'
const TWITTER =
  'm45 12c-2 1-3 1-5 1 2-1 3-2 4-4-2 1-4 2-6 2a8 8 0 0 0-14 8c-8-1-14-4-18-9-2 4-1 9 3 11-2 0-3 0-4-1 0 4 3 8 7 8-1 1-3 1-4 0 1 4 4 6 8 6-4 3-8 4-12 3 11 7 37 6 37-20 2-1 3-3 4-5'

export const RARE_ICONS = new Map([
  ['linkedin', LINKEDIN],
  ['pinterest', PINTEREST],
  ['twitter', TWITTER],
  ['xing', XING],
])
