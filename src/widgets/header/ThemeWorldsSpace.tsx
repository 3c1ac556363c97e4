import type { HeaderTexts } from '../../../locales/de-DE/header.js'
import { useText } from '../../ui/use-widget.js'

/** Reserves the theme worlds row in the mobile menu until they are known, so that the rows below do not move. */
export function ThemeWorldsSpace() {
  const t = useText<HeaderTexts>().navigation
  return (
    <button type="button" className="step" disabled>
      {t.themeWorlds()}
    </button>
  )
}
