/**
 * User Timing entries. Their `detail.devtools` puts them into separate tracks in Chrome's performance panel; other browsers
 * show them among all marks and measures.
 */

import { entriesOf } from '../../host/without-additions.js'

type Properties = Record<string, string | number | undefined>

const GROUP = 'shop-embed'

const listOf = (properties: Properties) =>
  entriesOf(properties)
    .filter(([, value]) => value !== undefined)
    .map(([name, value]) => [name, String(value)])

/** @param period  `start` and `duration` in ms; `start` counts from the page's start */
export function measure(
  track: 'Widgets' | 'Calls' | 'Files',
  name: string,
  { start, duration }: { start: number; duration: number },
  properties: Properties,
): void {
  performance.measure(`${GROUP}: ${name}`, {
    start,
    duration,
    detail: {
      devtools: {
        dataType: 'track-entry',
        trackGroup: GROUP,
        track,
        color: 'primary',
        properties: listOf(properties),
        tooltipText: name,
      },
    },
  })
}

export function mark(name: string, startTime: number): void {
  const devtools = { dataType: 'marker', color: 'primary', tooltipText: name }
  performance.mark(`${GROUP}: ${name}`, { startTime, detail: { devtools } })
}
