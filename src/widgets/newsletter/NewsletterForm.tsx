/** The form and its parts. newsletter-footer-preview-support §2.1 defines their order. */
import { useState, type ReactNode } from 'react'
import type { NewsletterTexts } from '../../../locales/de-DE/newsletter.js'
import { Button, Checkbox, Notice, OfflineStatus, Select, TextInput } from '../../ui/forms/controls.js'
import { useText, useWidget } from '../../ui/use-widget.js'
import { NEWSLETTER_FACTS } from '../../sites/newsletter.js'
import { SALUTATIONS } from '../../services/newsletter.js'
import { SITES } from '../../sites/index.js'
import type { Binding } from '../../ui/forms/Field.js'
import { HoneypotInput } from './Honeypot.js'
import type { NewsletterOptions } from './options.js'
import type { Newsletter, Presence } from './use-newsletter.js'
import type { EXTRA_FIELDS } from './fields.js'

interface NewsletterFormProps {
  title: string
  newsletter: Newsletter
}

export function NewsletterForm({ title, newsletter }: NewsletterFormProps) {
  const { options } = useWidget<NewsletterOptions>()
  const { field, result, extraFields, offersConsent } = newsletter
  const t = useText<NewsletterTexts>()
  const facts = NEWSLETTER_FACTS[options.site]
  const linked = (text: string) => <LinkedText text={text} />
  const renderSmall = (part: string, text: string) => (
    <p className="small" part={part}>
      {linked(text)}
    </p>
  )

  return (
    <form part="form" aria-label={title} {...newsletter.formProps}>
      <TextInput
        {...field('email')}
        label={t.email()}
        placeholder={`${t.placeholder()}*`}
        isRequired
        type="email"
        autoComplete="email"
      />
      <HoneypotInput {...newsletter.honeypot} />
      {extraFields !== 'hidden' && <ExtraFields field={field} presence={extraFields} />}
      <LegalNotice>
        <p>{linked(t.legal({ age: facts.minimumAge }))}</p>
        {facts.needsLegalConsent && <p>{linked(t.legalUnconfirmed())}</p>}
      </LegalNotice>
      {facts.needsLegalConsent && (
        <Checkbox {...field('NEWSLETTER')} part="newsletter-consent" isRequired>
          {linked(t.newsletterConsent())}
        </Checkbox>
      )}
      {offersConsent !== 'hidden' && (
        <div className={offersConsent}>
          <Checkbox {...field('DNE')} part="consent">
            {linked(t.consent())}
          </Checkbox>
        </div>
      )}
      {!facts.needsLegalConsent && renderSmall('privacy-hint', t.privacy())}
      <div className="end">
        <Button type="submit" part="submit" size="large" isBusy={newsletter.isBusy}>
          {t.submit()}
        </Button>
        {renderSmall('required-note', t.requiredNote())}
      </div>
      <OfflineStatus isInUse={newsletter.isInUse} text={t.offline()} />
      {options.showVoucherFootnote && renderSmall('voucher-footnote', t.voucherNote())}
      {result?.type === 'ERROR_GENERIC' && <Notice part="error-banner" text={t.failed()} />}
      {newsletter.showsDoiError && <Notice part="doi-error-banner" text={t.doiFailed()} />}
    </form>
  )
}

type Name = (typeof EXTRA_FIELDS)[number]

interface ExtraFieldsProps {
  field(name: Name): { field: Binding<string>; error?: string | undefined }
  presence: Presence
}

/** Salutation and names. The site decides which are shown and required. */
function ExtraFields({ field, presence }: ExtraFieldsProps) {
  const { site } = useWidget().options
  const { salutation, names } = NEWSLETTER_FACTS[site]
  const t = useText<NewsletterTexts>()
  const propsOf = (name: Name, need: 'optional' | 'required') => ({
    ...field(name),
    label: t[name](),
    placeholder: t.placeholders[name]() + (need === 'required' ? '*' : ''),
    isRequired: need === 'required',
  })
  if (!salutation && !names) return null
  const givenName = names && (
    <TextInput key="given" {...propsOf('firstName', names)} autoComplete="given-name" />
  )
  const familyName = names && (
    <TextInput key="family" {...propsOf('lastName', names)} autoComplete="family-name" />
  )
  return (
    <div className={`extra ${presence}`}>
      {salutation && (
        <Select
          {...propsOf('salutation', salutation)}
          autoComplete="honorific-prefix"
          options={SALUTATIONS.map((value) => ({ value, text: t.salutations[value]() }))}
        />
      )}
      {names && (
        <div className="names">
          {SITES[site].familyNameFirst ? [familyName, givenName] : [givenName, familyName]}
        </div>
      )}
    </div>
  )
}

const LINK = /\[(.*?)\]\((\w+)\)/g

/**
 * A text in which `[words](name)` becomes a link to the site's page of that name. It renders texts and links, so no text is read
 * as markup.
 */
function LinkedText({ text }: { text: string }) {
  const { host, options } = useWidget()
  const links: Readonly<Record<string, string | undefined>> = NEWSLETTER_FACTS[options.site].links
  const t = useText<NewsletterTexts>()
  const parts: ReactNode[] = []
  let end = 0
  for (const { 0: link, 1: words, 2: name = '', index } of text.matchAll(LINK)) {
    parts.push(
      <span key={`text-${end}`}>{text.slice(end, index)}</span>,
      <a
        key={index}
        className="link"
        href={host.url(links[name], 'page')}
        target="_blank"
        rel="noopener noreferrer"
        title={t.newTab()}
      >
        {words}
      </a>,
    )
    end = index + link.length
  }
  parts.push(<span key={`text-${end}`}>{text.slice(end)}</span>)
  return parts
}

/** The legal notice, and the button that opens and closes it. */
function LegalNotice({ children }: { children: ReactNode }) {
  const t = useText<NewsletterTexts>()
  const [isOpen, setOpen] = useState(false)
  return (
    <div className="legal">
      <button
        type="button"
        part="legal-toggle"
        aria-expanded={isOpen}
        aria-controls="legal-text"
        onClick={() => setOpen(!isOpen)}
      >
        {t.legalToggle()}
      </button>
      <div id="legal-text" part="legal-text" hidden={!isOpen}>
        {children}
      </div>
    </div>
  )
}
