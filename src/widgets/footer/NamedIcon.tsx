/** An icon or a brand's mark, by its name in the content. An unknown name shows nothing. */
import { Icon } from '../../ui/Icon.js'
import { BRANDS, SERVICE_ICONS, withBrand } from './icons.js'
import { Mark } from './Mark.js'

export function NamedIcon({ name }: { name: string }) {
  const known = withBrand(name)
  const path = SERVICE_ICONS.get(known)
  if (path) return <Icon path={path} />
  return BRANDS.has(known) ? <Mark name={known} /> : null
}
