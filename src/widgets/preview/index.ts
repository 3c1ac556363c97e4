/** The staff preview panel: wiring only. */
import { defineWidget } from '../../contracts/widget.js'
import type { Host } from '../../host/host.js'
import { View } from './View.js'

export default defineWidget<Record<never, never>, Host>({ name: 'preview', options: {}, styles: '', View })
