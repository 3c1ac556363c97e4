import type { Host } from '../../host/host.js'
import type { AllOptions } from './options.js'
import type { AllTexts } from './texts.js'

/** What both parts of the widget are given. */
export interface PartProps {
  options: AllOptions
  host: Host
  t: AllTexts
}
