/** The newsletter widget: title, picture and form or, after a sign-up, the picture and the thanks. Order: §2.1. */
import type { NewsletterTexts } from '../../../locales/de-DE/newsletter.js'
import { useText, type Widget } from '../../ui/use-widget.js'
import type { Customer } from './customer.js'
import { NewsletterForm } from './NewsletterForm.js'
import type { NewsletterOptions } from './options.js'
import { Picture } from './Picture.js'
import { Thanks } from './Thanks.js'
import { useNewsletter } from './use-newsletter.js'

export function NewsletterView(props: Widget<NewsletterOptions, Customer>) {
  const { options } = props
  const t = useText<NewsletterTexts>()
  const newsletter = useNewsletter(props)
  const { result } = newsletter
  const title = options.title ?? t.title()
  const isDone = result?.type === 'SUCCESS'
  return (
    <div className={isDone ? 'card done' : 'card'}>
      {!isDone && <h2 part="title">{title}</h2>}
      <Picture />
      {!isDone && <NewsletterForm title={title} newsletter={newsletter} />}
      {/* Always in the markup: screen readers announce only text that is added to an existing region. */}
      <div role="status">
        {isDone && <Thanks email={result.email} scrollsIntoView={options.scrollToSuccess} />}
      </div>
    </div>
  )
}
