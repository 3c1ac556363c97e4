/** What the form needs from the first interaction on. */
import files from 'files:newsletter-sign-up'
import type { NewsletterSignUpTexts } from '../../../../locales/de-DE/newsletter-sign-up.js'
import type { Host } from '../../../host/host.js'
import { createText } from '../../../i18n/text.js'
import stateCss from '../../../ui/form-states.css'
import type { Frame } from '../../../ui/frame.js'
import type { Moment } from '../use-newsletter.js'
import { createSender } from './create-sender.js'
import { draw } from './draw.js'
import css from './styles.css'

/**
 * Gives the form what is new, or the texts of another locale.
 *
 * @param render  takes the version of the form that is to be drawn
 */
export async function open(
  now: Moment,
  host: Host,
  frame: Frame,
  render: (version: unknown) => void,
): Promise<void> {
  const { locale } = now.options
  const texts = (await files.texts(frame.page as never, locale)) as NewsletterSignUpTexts
  // Meanwhile another locale may have been asked for.
  if (now.locale !== locale) return
  const t = createText(locale, texts)
  frame.adopt(stateCss + css)
  const sender = (now.sender ??= createSender(host, now, render))
  now.hasFailed = false
  now.draw = () => draw(now, host, sender, t)
  render({})
}
