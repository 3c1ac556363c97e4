import type { HeaderTexts } from '../../../locales/de-DE/header.js'
import { useText } from '../../ui/use-text.js'

/** The row of the theme worlds in the mobile menu, until they are known. Without it, the rows below would move. */
export function ThemeWorldsSpace() {
  const t = useText<HeaderTexts>().navigation
  return (
    <button type="button" className="step" disabled>
      {t.themeWorlds()}
    </button>
  )
}
