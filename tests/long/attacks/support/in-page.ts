/** Functions that run in the page. Each must contain all that it uses. */

interface AttackedWindow {
  pwn: () => void
  pwned: boolean
  attackLog: string[]
  violations: string[]
  builtIns: () => string[]
  builtInsBefore: string[]
}

/**
 * Runs before any script of the page.
 *
 * @param events  the types of our events
 */
export function prepareWindow(events: readonly string[]) {
  const attacked = window as unknown as AttackedWindow
  attacked.pwned = false
  // What every script of the payloads calls.
  attacked.pwn = () => {
    attacked.pwned = true
  }
  attacked.attackLog = []
  attacked.violations = []
  document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI, sample }) =>
    attacked.violations.push(`${violatedDirective} ${blockedURI} ${sample}`),
  )
  for (const type of events)
    document.addEventListener(type, (event) =>
      attacked.attackLog.push(`${type} ${JSON.stringify((event as CustomEvent).detail)}`),
    )
  attacked.builtIns = () =>
    [Object, Array, Function, String, Number, Promise, Map, Element, Event, Node].flatMap((builtIn) => [
      ...Object.getOwnPropertyNames(builtIn).map((name) => `${builtIn.name}.${name}`),
      ...Object.getOwnPropertyNames(builtIn.prototype).map((name) => `${builtIn.name}.prototype.${name}`),
    ])
  attacked.builtInsBefore = attacked.builtIns()
}

/** @returns a line for each effect of an attack: scripts, elements, links, prototypes, the direction of texts */
export function harmIn(shop: string): string[] {
  const attacked = window as unknown as AttackedWindow
  const harm: string[] = attacked.violations.map((line) => `policy violation: ${line}`)
  if (attacked.pwned) harm.push('a script has run')
  if (attacked.builtIns().join() !== attacked.builtInsBefore.join()) harm.push('a built-in was changed')

  const roots = (within: ParentNode): ShadowRoot[] =>
    [...within.querySelectorAll('*')].flatMap(({ shadowRoot }) =>
      shadowRoot ? [shadowRoot, ...roots(shadowRoot)] : [],
    )
  const print = (element: Element) => element.outerHTML.slice(0, 150)

  const checkElement = (element: Element) => {
    const { localName } = element
    if (/^(script|style|iframe|object|embed|base|meta|template|slot|marquee|math)$/.test(localName))
      harm.push(`an element came from data: ${print(element)}`)
    // Not `element.attributes`, because a form may have a control of that name.
    for (const name of element.getAttributeNames()) {
      const value = element.getAttribute(name)!
      if (
        name.startsWith('on') ||
        name === 'srcdoc' ||
        (name === 'style' && /url\(|(^|;)\s*position|expression/.test(value))
      )
        harm.push(`an attribute came from data: ${print(element)}`)
    }
  }

  const checkLink = (link: HTMLAnchorElement) => {
    const { protocol, username, password, origin, rel, target } = link
    if (!['http:', 'https:', 'mailto:', 'tel:'].includes(protocol)) harm.push(`scheme: ${print(link)}`)
    if (username || password) harm.push(`user information: ${print(link)}`)
    if (link.getAttribute('href') !== link.href) harm.push(`not absolute: ${print(link)}`)
    if (!/^[\x20-\x7e]*$/.test(link.href)) harm.push(`letters that look like others: ${print(link)}`)
    const isForeign = protocol.startsWith('http') && origin !== shop
    if (isForeign && !rel.includes('noreferrer')) harm.push(`a referrer: ${print(link)}`)
    if (target === '_blank' && !rel.includes('noopener')) harm.push(`an opener: ${print(link)}`)
  }

  /** Whether a text's controls end with its own line: nothing else is in the block that contains it. */
  const isAlone = (text: Text): boolean => {
    let block = text.parentElement!
    while (getComputedStyle(block).display === 'inline' && block.parentElement) block = block.parentElement
    return block.textContent === text.data
  }
  const checkText = (text: Text) => {
    if (/[\u202a-\u202e\u2066-\u2069]/.test(text.data) && !isAlone(text))
      harm.push(`the direction spills over: ${JSON.stringify(text.data.slice(0, 60))}`)
  }

  for (const root of roots(document)) {
    root.querySelectorAll('*').forEach(checkElement)
    root.querySelectorAll<HTMLAnchorElement>('a[href]').forEach(checkLink)
    const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
    while (texts.nextNode()) checkText(texts.currentNode as Text)
  }
  return [...new Set(harm)].slice(0, 20)
}

/** @returns the elements that are wider than the window, for the message of a failed test */
export function wideElements(): string[] {
  const roots = (within: ParentNode): ShadowRoot[] =>
    [...within.querySelectorAll('*')].flatMap(({ shadowRoot }) =>
      shadowRoot ? [shadowRoot, ...roots(shadowRoot)] : [],
    )
  const limit = document.documentElement.clientWidth
  return roots(document)
    .flatMap((root) => [...root.querySelectorAll('*')])
    .filter((element) => element.childElementCount === 0 && element.getBoundingClientRect().right > limit)
    .map(
      (element) =>
        `${element.parentElement?.localName}>${element.localName} ${JSON.stringify(element.textContent.slice(0, 30))}`,
    )
    .slice(0, 10)
}
