/** The banner that offers the shop's app. */
import type { HeaderTexts } from '../../../../locales/de-DE/header.js'
import { BRAND_NAME, PRODUCT } from '../../../api/brand.js'
import { useText, useWidget } from '../../../ui/use-widget.js'
import { CLOSE, Icon } from '../../../ui/Icon.js'
import { PromotionLink } from './PromotionLink.js'
import { APP_CLOSED, type Promotions } from './promotion.js'

/** The footer links to the same apps, in CH_FR to their pages in French. */
const storeUrl = (isAndroid: boolean, country: string) =>
  isAndroid
    ? `https://play.google.com/store/apps/details?id=${country}.${PRODUCT}.app`
    : `https://apps.apple.com/${country}/app/id1000000001`

export function AppBanner({ promotions }: { promotions: Promotions }) {
  const t = useText<HeaderTexts>().promotions
  const { host } = useWidget()
  const { options, offerApp } = promotions
  const close = ({ currentTarget }: { currentTarget: Element }) => {
    // The close button is about to be removed. The focus moves to the logo so that it is not lost.
    const root = currentTarget.getRootNode() as ParentNode
    root.querySelector<HTMLElement>('[part=logo]')?.focus()
    host.local.set(APP_CLOSED, 'true')
    offerApp(false)
  }
  return (
    <div part="app-banner" role="group" aria-label={t.app()}>
      <button part="app-banner-close" className="icon-button" aria-label={t.closeApp()} onClick={close}>
        <Icon path={CLOSE} />
      </button>
      <span className="app-icon" aria-hidden="true">
        {BRAND_NAME[0]}
      </span>
      <p>
        <strong>{t.app()}</strong>
        <span className="stars" aria-hidden="true">
          ★★★★★
        </span>
        <span>{t.rating()}</span>
      </p>
      <PromotionLink
        href={storeUrl(
          host.window.navigator.userAgent.includes('Android'),
          options.site.slice(0, 2).toLowerCase(),
        )}
        subject="app"
        text={t.install()}
        className="button"
        isNewTab
      />
    </div>
  )
}
