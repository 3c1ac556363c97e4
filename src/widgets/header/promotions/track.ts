/** Tracks clicks on promotions. interface §5. */
import type { Host } from '../../../host/host.js'

/** @param subject  the part of the header: a benefit's name, `topBanner`, `category`, … */
export const trackPromotion = (host: Host, subject: string, label: string, href?: string): void =>
  host.track({ event_name: 'select_promotion', event_type: 'ga4', emitter: 'header', subject, label, href })
