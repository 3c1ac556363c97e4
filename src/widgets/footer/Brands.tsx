/** Social media and app stores: rows of icons with names. */
import { Anchor } from './Anchor.js'
import { BRAND_ICONS } from './icons.js'

interface BrandsProps {
  part: 'social-link' | 'app-link'
  heading: string
  icons: Array<{ iconName: string; link: string }>
}

export function Brands({ part, heading, icons }: BrandsProps) {
  return (
    <div className="brands">
      <h3>{heading}</h3>
      <ul className={part}>
        {icons.map(({ iconName, link }, at) => {
          const [label = iconName, path] = BRAND_ICONS.get(iconName) ?? []
          return (
            <li key={at}>
              <Anchor part={part} url={link}>
                {path && (
                  <svg viewBox="0 0 48 48" aria-hidden="true">
                    <path d={path} />
                  </svg>
                )}
                <span className={path && part === 'social-link' ? 'quiet' : undefined}>{label}</span>
              </Anchor>
            </li>
          )
        })}
      </ul>
    </div>
  )
}
