/** Icons and marks, by their names. */
import { Icon } from '../../ui/Icon.js'
import { useWidget } from '../../ui/use-widget.js'
import { BRANDS, SERVICE_ICONS, withBrand } from './icons.js'
import marks from './marks.svg'

/**
 * A brand's mark or a country's flag. All are in one SVG file, which loads when the first one is near the viewport.
 *
 * @param name  the id of a `<view>` in the SVG file: a brand's name in the content, or a country's two letters
 */
export function Mark({ name }: { name: string }) {
  const { asset } = useWidget()
  return <img src={`${asset(marks)}#${name}`} alt="" width={24} height={24} loading="lazy" />
}

/** An icon or a brand's mark, by its name in the content. An unknown name shows nothing. */
export function NamedIcon({ name }: { name: string }) {
  const known = withBrand(name)
  const path = SERVICE_ICONS.get(known)
  if (path) return <Icon path={path} />
  return BRANDS.has(known) ? <Mark name={known} /> : null
}
