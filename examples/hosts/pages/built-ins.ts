/** Built-ins that the page has removed, replaced, broken or frozen. */
import { inlineScript, type HostPage } from '../host-page.js'

/** A page that runs a script before everything else. */
const page = (name: string, sentence: string, code: string): HostPage => ({
  name,
  sentence,
  head: inlineScript(code),
})

const missing: readonly HostPage[] = [
  page('without-promise', '`Promise` is missing.', 'delete window.Promise'),
  page('without-json', '`JSON` is missing.', 'delete window.JSON'),
  page('without-intl', '`Intl` is missing.', 'delete window.Intl'),
  page('without-fetch', '`fetch` is missing.', 'delete window.fetch'),
  page(
    'without-custom-elements',
    '`customElements` is missing.',
    'delete window.customElements; delete window.CustomElementRegistry',
  ),
  page('without-idle-callback', '`requestIdleCallback` is missing.', 'delete window.requestIdleCallback'),
]

const fetches: readonly HostPage[] = [
  page(
    'fetch-throws',
    '`fetch` throws.',
    'window.fetch = function () { throw new TypeError("fetch of the host") }',
  ),
  page(
    'fetch-rejects',
    '`fetch` rejects.',
    'window.fetch = function () { return Promise.reject(new TypeError("fetch of the host")) }',
  ),
  page('fetch-nothing', '`fetch` returns nothing.', 'window.fetch = function () {}'),
  page(
    'fetch-hangs',
    '`fetch` never ends.',
    'window.fetch = function () { return new Promise(function () {}) }',
  ),
  page(
    'fetch-wrapped',
    '`fetch` is wrapped and clones each response, as monitoring tools do.',
    `var ownFetch = window.fetch
     window.fetch = function () {
       return ownFetch.apply(this, arguments).then(function (response) { response.clone().text(); return response })
     }`,
  ),
]

const promises: readonly HostPage[] = [
  page(
    'promise-replaced',
    '`Promise` is a library that has only `then` and `catch`.',
    `var BrowserPromise = window.Promise
     window.Promise = function HostPromise(run) { this.inner = new BrowserPromise(run) }
     window.Promise.prototype.then = function (done, failed) {
       var own = this
       return new window.Promise(function (resolve) { resolve(own.inner.then(done, failed)) })
     }
     window.Promise.prototype['catch'] = function (failed) { return this.then(undefined, failed) }
     window.Promise.resolve = function (value) { return new window.Promise(function (resolve) { resolve(value) }) }
     window.Promise.reject = function (error) { return new window.Promise(function (resolve, reject) { reject(error) }) }
     window.Promise.all = function (list) { return window.Promise.resolve(BrowserPromise.all(list)) }`,
  ),
  page(
    'promise-synchronous',
    '`Promise` is an early library: it calls back synchronously if it is resolved, and has no `finally` and no `race`.',
    `window.Promise = function HostPromise(run) {
       var own = this, isDone = false, isGood, value, waiting = []
       var end = function (good) {
         return function (result) {
           if (isDone) return
           if (good && result && typeof result.then === 'function') return result.then(end(true), end(false))
           isDone = true; isGood = good; value = result
           waiting.forEach(function (call) { call() })
         }
       }
       own.then = function (done, failed) {
         return new window.Promise(function (resolve, reject) {
           var call = function () {
             var next = isGood ? done : failed
             if (typeof next !== 'function') return (isGood ? resolve : reject)(value)
             try { resolve(next(value)) } catch (error) { reject(error) }
           }
           if (isDone) call(); else waiting.push(call)
         })
       }
       own['catch'] = function (failed) { return own.then(undefined, failed) }
       try { run(end(true), end(false)) } catch (error) { end(false)(error) }
     }
     window.Promise.resolve = function (value) { return new window.Promise(function (resolve) { resolve(value) }) }
     window.Promise.reject = function (error) { return new window.Promise(function (resolve, reject) { reject(error) }) }`,
  ),
  page(
    'promise-throws',
    '`Promise` is a class whose `then` throws, and `fetch` returns one.',
    `var BrowserPromise = window.Promise
     var ownFetch = window.fetch
     window.Promise = function HostPromise(run) { new BrowserPromise(run) }
     window.Promise.prototype.then = function () { throw new Error('then of the host') }
     window.Promise.resolve = function () { return new window.Promise(function () {}) }
     window.fetch = function () { ownFetch.apply(this, arguments); return window.Promise.resolve() }`,
  ),
  page(
    'promise-then-wrapped',
    "The `then` of the engine's promises is wrapped, as debugging tools do.",
    `var ownThen = Promise.prototype.then
     var wrap = function (call) { return typeof call === 'function' ? function (value) { return call(value) } : call }
     Promise.prototype.then = function (done, failed) { return ownThen.call(this, wrap(done), wrap(failed)) }`,
  ),
  page(
    'promise-then-throws',
    "The `then` of the engine's promises throws.",
    "Promise.prototype.then = function () { throw new Error('then of the host') }",
  ),
]

const replaced: readonly HostPage[] = [
  page(
    'json-replaced',
    '`JSON` writes lists as texts, as Prototype.js 1.6 does.',
    `Array.prototype.toJSON = function () { return '[' + this.map(function (entry) { return JSON.stringify(entry) }).join(', ') + ']' }
     Date.prototype.toJSON = function () { return '"' + this.toISOString() + '"' }`,
  ),
  page(
    'array-patched',
    '`Array.prototype` has further methods that a loop finds, and `Array.from` takes no function.',
    `['each', 'remove', 'contains', 'first', 'last', 'clone'].forEach(function (name) { Array.prototype[name] = function () { return this } })
     Array.from = function (list) { return [].slice.call(list) }`,
  ),
  page(
    'bind-patched',
    '`Function.prototype.bind` is that of an old library, and functions have further methods that a loop finds.',
    `Function.prototype.bind = function (context) { var own = this; return function () { return own.apply(context, arguments) } }
     Function.prototype.defer = function () { return setTimeout(this) }`,
  ),
  page(
    'shadow-throws',
    '`attachShadow` throws.',
    'Element.prototype.attachShadow = function () { throw new Error("no shadow roots here") }',
  ),
  page(
    'intersection-silent',
    '`IntersectionObserver` is a stub that reports nothing.',
    `window.IntersectionObserver = function () {}
     window.IntersectionObserver.prototype = { observe: function () {}, unobserve: function () {}, disconnect: function () {} }`,
  ),
  page(
    'mutation-silent',
    '`MutationObserver` is a stub that reports nothing.',
    `window.MutationObserver = function () {}
     window.MutationObserver.prototype = { observe: function () {}, disconnect: function () {}, takeRecords: function () { return [] } }`,
  ),
  page(
    'idle-never',
    '`requestIdleCallback` never calls back.',
    'window.requestIdleCallback = function () { return 1 }',
  ),
  page(
    'clone-by-json',
    '`structuredClone` is made of `JSON`.',
    'window.structuredClone = function (value) { return JSON.parse(JSON.stringify(value)) }',
  ),
  page(
    'console-throws',
    'Every method of `console` throws.',
    'Object.keys(console).forEach(function (name) { console[name] = function () { throw new Error("no console here") } })',
  ),
  page(
    'storage-throws',
    'Storage and cookies throw.',
    `;['localStorage', 'sessionStorage'].forEach(function (name) { Object.defineProperty(window, name, { get: function () { throw new Error('no storage here') } }) })
     Object.defineProperty(document, 'cookie', { get: function () { throw new Error('no cookies here') }, set: function () { throw new Error('no cookies here') } })`,
  ),
]

/** Adds enumerable properties to `Object.prototype`, as a careless script does. */
const additions = (names: readonly string[]) =>
  names.map((name) => `Object.prototype.${name} = function () { return 'of the host' };`).join(' ')

const additionPages: readonly HostPage[] = [
  page(
    'object-additions',
    '`Object.prototype` has `extend`, `each` and `clone`, which a loop finds.',
    additions(['extend', 'each', 'clone']),
  ),
  page(
    'object-attributes',
    '`Object.prototype` has the names of attributes: `href`, `title`, `name`, `type`, `key`.',
    additions(['href', 'title', 'name', 'type', 'key']),
  ),
  page('object-value', '`Object.prototype` has `value`.', additions(['value'])),
  page('object-accessors', '`Object.prototype` has `get` and `set`.', additions(['get', 'set'])),
  page('object-to-json', '`Object.prototype` has `toJSON`.', additions(['toJSON'])),
]

/** What a page with hardened JavaScript freezes. */
const FROZEN =
  'Object, Function, Array, String, Number, Boolean, Symbol, Promise, Map, Set, WeakMap, RegExp, Date, Error, URL, Element, HTMLElement, Node, Event, EventTarget'

const frozen: readonly HostPage[] = [
  page(
    'frozen',
    'The constructors and prototypes of all built-ins are frozen.',
    `;[${FROZEN}].forEach(function (constructor) { Object.freeze(constructor.prototype); Object.freeze(constructor) })
     ;[JSON, Math, Reflect, Intl, console].forEach(Object.freeze)`,
  ),
  page(
    'sealed-window',
    'The page has a `Shop` that cannot be changed.',
    'Object.defineProperty(window, "Shop", { value: Object.freeze([]) })',
  ),
]

export const builtInPages: readonly HostPage[] = [
  ...missing,
  ...fetches,
  ...promises,
  ...replaced,
  ...additionPages,
  ...frozen,
]
