/** Keeps the elements with `data-shop-text` and `data-shop-show` up to date. */
import { guard } from '../host/errors.js'
import { hasLoaded, whenLoaded } from '../host/load-times.js'
import { unclobbered } from '../host/unclobbered.js'
import { keysOf } from '../host/without-additions.js'
import { isCartReadAtom, pageCartAtom, pageItemCountAtom, showStoredCount } from '../page/cart-atoms.js'
import { openPageHost, type Page } from '../page/page.js'
import { UNKNOWN_VISITOR, visitorAtom } from '../page/visitor-atoms.js'
import { textsOf } from './argument.js'
import { CONDITIONS, TEXTS, type Known, type Source } from './values.js'
import { showsValue } from './element.js'
import { describeName, warnAbout } from './warn.js'
import { nextTask } from '../host/next-task.js'
import { watchElements } from '../host/watch-elements.js'

/** @returns the entry with this name; `undefined` after a warning if there is none, or if there is no such attribute */
function ruleOf<T>(page: Page, element: HTMLElement, attribute: string, rules: Readonly<Record<string, T>>) {
  const name = unclobbered(element).getAttribute(attribute)?.trim()
  if (name === undefined) return undefined
  if (Object.hasOwn(rules, name)) return rules[name]
  warnAbout(page, element, describeName(attribute, name, keysOf(rules)))
  return undefined
}

/** The text that the page wrote into an element, before the first value. */
const ownTexts = new WeakMap<HTMLElement, string>()

/**
 * Other attributes stay as the page wrote them, and so does a text that is right: writing it would announce it again. A new text
 * node would, too, if a morph has just written into the old one.
 */
function setText(element: HTMLElement, text: string | undefined): void {
  if (text === undefined) return
  const own = unclobbered(element)
  const { textContent, firstChild, lastChild } = own
  if (!ownTexts.has(element)) ownTexts.set(element, textContent)
  if (textContent === text) return
  if (firstChild?.nodeType === Node.TEXT_NODE && firstChild === lastChild) firstChild.nodeValue = text
  else own.textContent = text
}

/** In one task, an element is not shown again more often: a script of the page that insists on its own value would go on without end. */
const MOST_ANSWERS = 10

interface Watcher {
  /** Called for each element, and again after a change of its attributes. */
  show(element: HTMLElement): void
  /** Called after a change of its text. */
  showAgain(element: HTMLElement): void
  /** Called when something has left the page. */
  forgetLeft(): void
}

/**
 * Finds the elements with `data-shop-text` and `data-shop-show`, also in open shadow roots, those that are added later, and those
 * that the page writes over: a morph keeps an element, and writes the server's text and attributes into it again.
 */
function watchValues({ window, report }: Page, { show, showAgain, forgetLeft }: Watcher): void {
  /** How often each element was shown again in this task. */
  const answers = new Map<HTMLElement, number>()
  const mayAnswer = (element: HTMLElement): boolean => {
    if (!answers.size) void nextTask(window).then(() => answers.clear())
    const count = (answers.get(element) ?? 0) + 1
    answers.set(element, count)
    return count <= MOST_ANSWERS
  }
  watchElements({
    report,
    onElement(node) {
      if (showsValue(node)) show(node)
    },
    leave: forgetLeft,
    observed: {
      characterData: true,
      attributeFilter: ['data-shop-text', 'data-shop-show', 'data-product-id', 'data-tcm', 'hidden'],
    },
    onRecord({ type, target }) {
      const owner = type === 'characterData' ? target.parentNode : target
      if (showsValue(owner) && mayAnswer(owner)) (type === 'attributes' ? show : showAgain)(owner)
    },
  })
}

export function showValues(page: Page) {
  const { store } = page
  const elements = new Set<HTMLElement>()
  const known: Known = {}
  /**
   * Whether a framework has hydrated the page, if one does: React renders everything again if a text is not the one that it expects.
   * Nothing tells such a page from another one, so texts that differ wait for the end of its load.
   */
  let isHydrated = hasLoaded(page.window)

  const update = (element: HTMLElement) => {
    const text = ruleOf(page, element, 'data-shop-text', TEXTS)
    if (isHydrated) setText(element, text?.of(known, element))
    const condition = ruleOf(page, element, 'data-shop-show', CONDITIONS)
    const isTrue = condition?.of(known, element)
    if (isTrue !== undefined) unclobbered(element).toggleAttribute('hidden', !isTrue)
    return [text?.source, condition?.source]
  }
  const updateAll = () => {
    for (const element of elements) update(element)
  }
  const writeTexts = () => {
    if (isHydrated) return
    isHydrated = true
    updateAll()
  }
  if (!isHydrated) whenLoaded(page.window, () => void guard(page.report, writeTexts)())

  /** What the header shows of the cart and the customer is loaded after its first render, too. */
  const followCart = async () => {
    const isStored = showStoredCount(store, openPageHost(page).host)
    const readCart = () => {
      const isRead = store.get(isCartReadAtom)
      if (isRead) known.cart = store.get(pageCartAtom)
      if (isRead || isStored) known.itemCount = store.get(pageItemCountAtom)
      updateAll()
    }
    for (const atom of [isCartReadAtom, pageCartAtom, pageItemCountAtom]) store.sub(atom, readCart)
    readCart()
    await page.shop.ready
    // A header reports the failure of the same code with its name, so it comes first.
    const fail = (error: unknown) => nextTask(page.window).then(() => page.fail(error))
    page.openCart().catch((error: unknown) => fail(error).catch(() => {}))
  }
  const followCustomer = async () => {
    const readCustomer = async () => {
      const customer = await page.shop.customer()
      // After a failed call, `Shop.customer` says that nobody is logged in, but the page does not know.
      if (store.get(visitorAtom) === UNKNOWN_VISITOR) return
      known.customer = customer
      updateAll()
    }
    await page.shop.ready
    store.sub(visitorAtom, guard(page.report, readCustomer))
    await readCustomer()
  }
  const followed = new Set<Source>()
  const start = (source: Source) => {
    if (followed.has(source)) return
    followed.add(source)
    void guard(page.report, source === 'cart' ? followCart : followCustomer)()
  }

  watchValues(page, {
    show(element) {
      elements.add(element)
      const sources = update(element)
      const { dataset } = unclobbered(element)
      if (dataset['shopText']?.trim() === 'quantity' && !textsOf(dataset).get('productid'))
        warnAbout(
          page,
          element,
          'data-shop-text="quantity" needs data-product-id, allowed: the id of a product',
        )
      for (const source of sources) if (source) start(source)
    },
    // Only the page's own text is replaced again. A page translator writes other texts, and would translate what we write
    // without end.
    showAgain(element) {
      if (unclobbered(element).textContent === ownTexts.get(element)) update(element)
    },
    // Otherwise, the page would keep the elements that have left, and all that is around them. One that returns is found again.
    forgetLeft() {
      for (const element of elements) if (!unclobbered(element).isConnected) elements.delete(element)
    },
  })
  return {
    /** Whether the page shows the errors of the cart. */
    showsErrors: () => [...elements].some((one) => unclobbered(one).dataset['shopText']?.trim() === 'error'),
    /** Somebody has pressed an element, and must see what happens. */
    writeTexts,
  }
}
