/** Social media and app stores: rows of icons with names. */
import { useLazy } from '../../ui/frame.js'
import { Anchor } from './Anchor.js'
import { BRAND_ICONS } from './icons.js'

interface BrandsProps {
  part: 'social-link' | 'app-link'
  heading: string
  icons: Array<{ iconName: string; link: string }>
}

const loadRare = (): Promise<{ RARE_ICONS: Map<string, string> }> => import('./rare-icons.js')

export function Brands({ part, heading, icons }: BrandsProps) {
  const rare = useLazy(
    loadRare,
    icons.some(({ iconName }) => BRAND_ICONS.get(iconName)?.length === 1),
  )
  return (
    <div className="brands">
      <h3>{heading}</h3>
      <ul className={part}>
        {icons.map(({ iconName, link }, at) => {
          const [label, path = rare?.RARE_ICONS.get(iconName)] = BRAND_ICONS.get(iconName) ?? [iconName]
          return (
            <li key={at}>
              <Anchor part={part} url={link}>
                {path && (
                  <svg viewBox="0 0 48 48" aria-hidden="true">
                    <path d={path} />
                  </svg>
                )}
                <span className={part === 'social-link' && BRAND_ICONS.has(iconName) ? 'quiet' : ''}>
                  {label}
                </span>
              </Anchor>
            </li>
          )
        })}
      </ul>
    </div>
  )
}
