/** The form's tracking events. They never contain a field's value. newsletter-footer-preview-support §4.4, §7 (call 16). */
import type { FormEvent } from '../../../ui/forms/submit-form.js'
import type { Host } from '../../../host/host.js'

const push = (host: Host, name: string, details?: { field: string; error: string }) =>
  host.track({
    event_name: name,
    event_type: 'ga4',
    emitter: 'supportservice',
    subject: 'support',
    ...details,
  })

export const trackPageView = (host: Host): void => push(host, 'page_view')

export function trackForm(host: Host, event: FormEvent): void {
  if (event.type === 'invalid') push(host, 'form_invalid_field', { field: event.field, error: event.error })
  else push(host, `form_${event.type}`)
}
