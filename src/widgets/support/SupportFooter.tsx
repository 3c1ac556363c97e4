/** Whom to write to and call. newsletter-footer-preview-support §2.4. */
import type { ReactNode } from 'react'
import { CLOCK, Icon, MAIL, PHONE } from '../../ui/Icon.js'
import type { PartProps } from './options.js'

const row = (icon: string, title: string | false, ...lines: ReactNode[]) => (
  <>
    <Icon path={icon} />
    <div>
      {title && (
        <p>
          <b>{title}</b>
        </p>
      )}
      {lines.map((line, at) => (
        <p key={at}>{line}</p>
      ))}
    </div>
  </>
)

export function SupportFooter({ options: { site, locale }, host, t }: PartProps) {
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
  const name = t.contactName()
  const phone = t.phone()
  return (
    <section className="contact" part="support-footer" aria-labelledby="support-footer-title">
      <h2 id="support-footer-title">{t.footerTitle()}</h2>
      <address part="address">
        {row(
          MAIL,
          site !== 'PL' && (t.serviceName?.() || t.title()),
          /^(cs|sk)/.test(locale) ? link(`mailto:${t.contactEmail()}`, name) : name,
          t.zipLine(),
          t.note(),
        )}
      </address>
      <div className="service" part="service">
        {site === 'HU' ? (
          row(PHONE, false, t.callbackInfo(), link(t.callbackUrl(), t.callbackLink()))
        ) : (
          <>
            {row(PHONE, t.phoneLabel(), link(`tel:${phone.replace(/[^\d+]/g, '')}`, phone))}
            {row(CLOCK, t.hoursLabel(), t.openingHours())}
          </>
        )}
      </div>
    </section>
  )
}
