/** The consent tool, which the header adds to the page. */
import { found } from '../../findings.js'
import { rawOptions, widgetOf, type Check } from '../../subject.js'
import { printTag } from '../../tag.js'
import type { PageSubject } from '../page-subject.js'

const isOn = (value: unknown) => value !== undefined && String(value) !== 'false' && String(value) !== '0'

export const checkConsent: Check<PageSubject> = (subject) =>
  subject.configured.consent
    ? []
    : subject.markup.placeholders
        .filter((placeholder) => widgetOf(placeholder) === 'header')
        .filter((placeholder) => isOn(rawOptions(subject, placeholder)['onetrustenabled']?.value))
        .map((placeholder) => found('CONSENT_NOT_CONFIGURED', {}, printTag(placeholder)))
