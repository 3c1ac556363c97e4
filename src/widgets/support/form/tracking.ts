/** The form's tracking events. They never contain a field's value. */
import type { FormEvent } from '../../../ui/forms/submit-form.js'
import type { Host } from '../../../host/host.js'

const BASICS = { event_type: 'ga4', emitter: 'supportservice', subject: 'support' } as const

export const trackPageView = (host: Host): void => host.track({ event_name: 'page_view', ...BASICS })

export function trackForm(host: Host, event: FormEvent): void {
  if (event.type === 'invalid')
    host.track({ event_name: 'form_invalid_field', ...BASICS, field: event.field, error: event.error })
  else host.track({ event_name: `form_${event.type}`, ...BASICS })
}
