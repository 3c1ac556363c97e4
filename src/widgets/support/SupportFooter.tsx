/** Whom to write to and call. newsletter-footer-preview-support §2.4. */
import type { Host } from '../../host/host.js'
import { CLOCK, Icon, MAIL, PHONE } from '../../ui/Icon.js'
import { openingHours } from './hours.js'
import type { AllOptions } from './options.js'
import { useSupportText } from './texts.js'

export function SupportFooter({
  options: { site, locale, texts },
  host,
}: {
  options: AllOptions
  host: Host
}) {
  const t = useSupportText()
  const link = (address: string, text: string) => {
    const href = host.url(address, 'link')
    return href ? (
      <a className="link" href={href}>
        {text}
      </a>
    ) : (
      text
    )
  }
  return (
    <section className="contact" part="support-footer" aria-labelledby="support-footer-title">
      <h2 id="support-footer-title">{t.footerTitle()}</h2>
      <address part="address">
        <Icon path={MAIL} />
        <div>
          {site !== 'PL' && (
            <p>
              <b>{t.serviceName()}</b>
            </p>
          )}
          <p>
            {locale === 'cs-CZ' || locale === 'sk-SK'
              ? link(`mailto:${t.contactEmail()}`, t.contactName())
              : t.contactName()}
          </p>
          <p>{t.zipLine()}</p>
          <p className="hint">{t.note()}</p>
        </div>
      </address>
      <div className="service" part="service">
        {site === 'HU' ? (
          <>
            <Icon path={PHONE} />
            <div>
              <p>{t.callbackInfo()}</p>
              <p>{link(t.callbackUrl(), t.callbackLink())}</p>
            </div>
          </>
        ) : (
          <>
            <Icon path={PHONE} />
            <div>
              <p>
                <b>{t.phoneLabel()}</b>
              </p>
              <p>{link(`tel:${t.phone().replace(/[^\d+]/g, '')}`, t.phone())}</p>
            </div>
            <Icon path={CLOCK} />
            <div>
              <p>
                <b>{t.hoursLabel()}</b>
              </p>
              <p>{texts?.openingHours ?? openingHours(site, locale, t)}</p>
            </div>
          </>
        )}
      </div>
    </section>
  )
}
