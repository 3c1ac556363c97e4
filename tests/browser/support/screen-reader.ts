/**
 * Writes down what a screen reader says: Guidepup's virtual screen reader, which runs in the page. It does not enter
 * shadow roots, so it is started inside the root of one widget.
 */
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { Locator, Page } from 'playwright/test'
import type { WidgetName } from '../../../src/api/names.js'
import { twoFrames } from './layout.js'
import { placeholder } from './parts.js'

const MODULE = '/virtual-screen-reader.js'
const source = readFileSync(
  fileURLToPath(import.meta.resolve('@guidepup/virtual-screen-reader/browser.js')),
  'utf8',
)

type Module = typeof import('@guidepup/virtual-screen-reader')

/** What the page keeps between two calls of a test. */
interface Spoken {
  /** @returns what was said since the last call, with the element that has the focus if that has changed */
  take(): Promise<string[]>
  /** Reads an element from its beginning to its end. */
  read(element: Element): Promise<string[]>
}
type Listening = Window & { spoken: Spoken }

export interface ScreenReader {
  /** Does what the heading says, and writes down what is said meanwhile. `act` has to wait for the last effect. */
  when(heading: string, act: () => Promise<unknown>): Promise<void>
  /** Reads the widget, or one of its parts, from the beginning to the end. */
  read(heading: string, part?: Locator): Promise<void>
  /** Everything that was said, as the text of a file. */
  transcript(): string
}

/** Runs in the page. */
async function listen(root: Element, module: string) {
  const { Virtual } = (await import(module)) as Module
  const listener = new Virtual()
  await listener.start({ container: root })
  let taken = 1
  let lastFocus = ''

  const firstPhrase = async (element: Element) => {
    const reader = new Virtual()
    await reader.start({ container: element })
    const phrase = await reader.lastSpokenPhrase()
    await reader.stop()
    return phrase
  }
  /** The listener follows the focus, but neither `aria-activedescendant` nor a changed state of the focused element. */
  const focus = async () => {
    const { activeElement } = root.getRootNode() as ShadowRoot
    const active = activeElement?.getAttribute('aria-activedescendant')
    const element = active ? root.querySelector(`#${CSS.escape(active)}`) : activeElement
    return element ? firstPhrase(element) : ''
  }

  const take = async () => {
    const log = await listener.spokenPhraseLog()
    // The listener also notices changes of attributes in a live region that is empty.
    const said = log.slice(taken).filter((phrase) => !/^(polite|assertive): $/.test(phrase))
    taken = log.length
    const now = await focus()
    const isKnown = now === lastFocus || said.some((phrase) => phrase.replace(/, \d+ controls?/, '') === now)
    if (now && !isKnown) said.push(now)
    lastFocus = now
    return said
  }

  const read = async (element: Element) => {
    const reader = new Virtual()
    await reader.start({ container: element })
    const first = reader.activeNode
    const begin = await reader.lastSpokenPhrase()
    // After the last node, it begins again.
    do await reader.next()
    while (reader.activeNode !== first || (await reader.lastSpokenPhrase()) !== begin)
    const said = (await reader.spokenPhraseLog()).slice(0, -1)
    await reader.stop()
    // It names a dialog again when it enters its content.
    return said.filter((phrase, at) => at !== 1 || phrase !== begin)
  }
  Object.assign(window, { spoken: { take, read } satisfies Spoken })
}

/** Replaces `end of list` by the end of an indentation, and leaves out how many elements a button controls. */
function indent(phrases: readonly string[]): string[] {
  const ends: string[] = []
  const isContainer = phrases
    .toReversed()
    .map((phrase) => {
      if (phrase.startsWith('end of ')) ends.push(phrase.slice('end of '.length))
      return ends.at(-1) === phrase && ends.pop() !== undefined
    })
    .toReversed()
  let depth = 0
  return phrases.flatMap((phrase, at) => {
    if (phrase.startsWith('end of ')) {
      depth -= 1
      return []
    }
    const line = '  '.repeat(depth) + phrase.replace(/, \d+ controls?/, '')
    if (isContainer[at]) depth += 1
    return line
  })
}

/** Starts to listen to a widget that has been mounted. */
export async function startScreenReader(page: Page, widget: WidgetName): Promise<ScreenReader> {
  await page.route(`**${MODULE}`, (route) => route.fulfill({ contentType: 'text/javascript', body: source }))
  const root = placeholder(page, widget).locator('[data-shop-root]').first()
  await root.evaluate(listen, MODULE)
  const sections: string[] = []
  const add = (heading: string, phrases: readonly string[]) =>
    sections.push([`# ${heading}`, ...indent(phrases)].join('\n'))

  return {
    async when(heading, act) {
      await act()
      await twoFrames(page)
      add(heading, await page.evaluate(() => (window as unknown as Listening).spoken.take()))
    },
    async read(heading, part = root) {
      add(heading, await part.evaluate((element) => (window as unknown as Listening).spoken.read(element)))
    },
    transcript: () => `${sections.join('\n\n')}\n`,
  }
}
