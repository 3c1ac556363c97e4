/** A brand's mark or a country's flag. All are in one SVG file, which loads when the first one is near the viewport. */
import { useWidget } from '../../ui/use-widget.js'
import marks from './marks.svg'

/** @param name  the id of a `<view>` in the SVG file: a brand's name in the content, or a country's two letters */
export function Mark({ name }: { name: string }) {
  const { asset } = useWidget()
  return <img src={`${asset(marks)}#${name}`} alt="" width={24} height={24} loading="lazy" />
}
