/** The bar of the header: menu button, logo, search and icons. */
import type { HeaderTexts } from '../../../locales/de-DE/header.js'
import { BRAND_NAME } from '../../api/brand.js'
import { useText, useWidget } from '../../ui/use-widget.js'
import { Icon } from '../../ui/Icon.js'
import { Icons } from './icons/Icons.js'
import { LOCK } from './icons/paths.js'
import type { HeaderValues } from './options.js'
import { MenuButton, type Menu } from './Menu.js'
import { Search } from './search/Search.js'
import { trackClick } from './track-click.js'

interface BarProps {
  options: HeaderValues
  menu: Menu
  isCompact: boolean
  isSticky: boolean
}

export function Bar({ options, menu, isCompact, isSticky }: BarProps) {
  const { reduced, showSecureHint } = options
  return (
    <div className="bar">
      {isCompact && !reduced && <MenuButton menu={menu} />}
      <Logo />
      {reduced && showSecureHint && <SecureHint />}
      {!reduced && (
        <div className="tools">
          <Search
            // A new default term from the host page starts the search afresh.
            key={options.defaultSearchTerm}
            options={options}
            mode={options.searchMode ?? (isCompact ? 'flyout' : 'field')}
            locksScroll={isSticky || isCompact}
          />
          <Icons site={options.site} />
        </div>
      )}
    </div>
  )
}

/** A coffee bean lying on its side, with its crease. */
const BEAN = 'M16.8 4.4a8 9 32 1 0 .08.05c-4.7 1.8-.6 6.7-4.8 7.6s-4.9 4-4.8 7.6'

function Logo() {
  const { host } = useWidget()
  const t = useText<HeaderTexts>().navigation
  return (
    <a
      part="logo"
      className="logo"
      href={host.url('/', 'page')}
      aria-label={`${BRAND_NAME}: ${t.home()}`}
      onClick={trackClick(host, 'logo', 'logo')}
    >
      <Icon path={BEAN} className="icon bean" />
      <span>{BRAND_NAME}</span>
    </a>
  )
}

function SecureHint() {
  const t = useText<HeaderTexts>().navigation
  return (
    <div part="secure-hint" className="tools secure">
      <Icon path={LOCK} />
      <span>{t.secure()}</span>
    </div>
  )
}
