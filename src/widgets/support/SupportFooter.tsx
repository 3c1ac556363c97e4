/** The shop's contact data: postal address, e-mail and telephone. */
import type { ReactNode } from 'react'
import { SUPPORT_FACTS } from '../../sites/support.js'
import { plainCharacters } from '../../ui/forms/typed-text.js'
import { Icon, PHONE } from '../../ui/Icon.js'
import { useWidget } from '../../ui/use-widget.js'
import type { PartProps } from './texts.js'

const MAIL = 'M4 6h16v13H4zl8 7 8-7'
const CLOCK = 'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18m0 5v4l3 2'

interface RowProps {
  icon: string
  title?: string | undefined
  children: ReactNode
}

const Row = ({ icon, title, children }: RowProps) => (
  <>
    <Icon path={icon} />
    <div>
      {title && (
        <p>
          <b>{title}</b>
        </p>
      )}
      {children}
    </div>
  </>
)

/** Locales in which the contact's name links to the e-mail address. */
const LOCALES_WITH_NAME_LINK = ['cs-CZ', 'sk-SK']

/** More digits are two numbers, or a number with something else. */
const MAX_DIGITS = 15
/** As many digits are a whole number even if something follows: letters (`0800 KAFFEE`) may be part of a shorter one. */
const WHOLE_NUMBER = 7

const digitsIn = (text: string) => text.replace(/\D/g, '')

/**
 * The host page writes the telephone number as people read it, perhaps with the trunk zero, another number, an extension or the
 * hours.
 *
 * @returns the address of the first number; `undefined` if it is not clear
 */
function telephoneUrl(phone: string): string | undefined {
  const text = plainCharacters(phone)
  // The zero is only dialled inside the country.
  const international = text.replace(/((?:\+|\b00)\s*\d[\d\s)./‐-―-]*)\(\s*0\s*\)/, '$1')
  const [found, written = ''] = /^[^\d+]*(\+?[\d\s()./‐-―-]*)/.exec(international) ?? []
  const rest = international.slice(found?.length)
  if (/^(:|(uhr|h|hod|godz|ó|óra|saat|heures?)(?!\p{L}))/iu.test(rest)) return undefined
  // An area code may be separated in the same way as a second number.
  let number = ''
  for (const part of written.split(/\s[/‐-―-]\s/)) if (digitsIn(number).length < WHOLE_NUMBER) number += part
  const digits = digitsIn(number)
  const isClear = digits.length <= MAX_DIGITS && digits.length >= (rest ? WHOLE_NUMBER : 3)
  return isClear ? `tel:${number.trim().startsWith('+') ? '+' : ''}${digits}` : undefined
}

export function SupportFooter({ options: { site, locale }, t }: PartProps) {
  const { host } = useWidget()
  const { hidesServiceName, texts } = SUPPORT_FACTS[site]
  /** @param address  `false` or `undefined` for a text without a link */
  const link = (address: string | false | undefined, text: string) => {
    const href = address && host.url(address, 'link')
    if (!href) return <span>{text}</span>
    return (
      <a className="link" href={href}>
        {text}
      </a>
    )
  }
  return (
    <section className="contact" part="support-footer" aria-labelledby="support-footer-title">
      <h2 id="support-footer-title">{t.footerTitle()}</h2>
      <address part="address">
        <Row icon={MAIL} title={hidesServiceName ? undefined : t.serviceName?.() || t.title()}>
          <p>
            {link(LOCALES_WITH_NAME_LINK.includes(locale) && `mailto:${t.contactEmail()}`, t.contactName())}
          </p>
          <p>{t.zipLine()}</p>
          <p>{t.note()}</p>
        </Row>
      </address>
      <div className="service" part="service">
        {texts.callbackUrl ? (
          <Row icon={PHONE}>
            <p>{t.callbackInfo()}</p>
            <p>{link(t.callbackUrl(), t.callbackLink())}</p>
          </Row>
        ) : (
          <>
            <Row icon={PHONE} title={t.phoneLabel()}>
              <p>{link(telephoneUrl(t.phone()), t.phone())}</p>
            </Row>
            <Row icon={CLOCK} title={t.hoursLabel()}>
              <p>{t.openingHours()}</p>
            </Row>
          </>
        )}
      </div>
    </section>
  )
}
