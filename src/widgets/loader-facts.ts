/**
 * What the loader must know of the widgets before it has loaded their code. Plain conditions, because a table would make the
 * loader one percent longer.
 */
import type { PageStart } from '../host/page-start.js'
import type { RawOptions } from '../options/read.js'
import { earlyCalls } from './header/early-calls.js'
import type { EarlyCall } from './widget.js'

/** Whether the widget loads at once if no option says when. The others load when they are near the viewport. */
export const isEager = (widget: string): boolean => widget === 'header' || widget === 'preview'

/** Whether the widget is for this visitor. Only staff load the preview panel's code. */
export const isForVisitor = (widget: string, cookie: PageStart['cookie']): boolean =>
  widget !== 'preview' || cookie('StaffAuthToken') !== undefined

/** Whether the cart is loaded after the widget, which works before. */
export const showsCart = (widget: string): boolean => widget === 'header'

/** The calls for the widget's first render, which the loader makes early. */
export const earlyCallsOf = (
  widget: string,
  raw: RawOptions,
  site: string,
  cookie: PageStart['cookie'],
): EarlyCall[] => (widget === 'header' ? earlyCalls(raw, site, cookie) : [])
