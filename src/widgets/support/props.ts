import type { AllOptions } from './options.js'
import type { AllTexts } from './texts.js'

/** The props of the widget's two parts, the form and the footer. */
export interface PartProps {
  options: AllOptions
  t: AllTexts
}
