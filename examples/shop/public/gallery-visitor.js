/*
 * Runs before all other scripts of a cell's page and gives the page its own visitor, although all cells are in one browser:
 * separate cookies and storage, and a clock that stands still. Delayed responses never arrive.
 */
;(function () {
  var settings = JSON.parse(document.getElementById('gallery-cell').textContent)

  /* The longest time that passes. What shows itself for longer stays, and what would give up keeps waiting. */
  var LONGEST_MS = 3000

  function define(object, name, descriptor) {
    Object.defineProperty(object, name, Object.assign({ configurable: true }, descriptor))
  }

  function separateCookies() {
    var cookies = settings.cookies
    define(document, 'cookie', {
      get: function () {
        return cookies
      },
      set: function (cookie) {
        cookies += (cookies && '; ') + cookie.split(';')[0]
      },
    })
  }

  function separateStorage(name) {
    var values = new Map()
    define(window, name, {
      value: {
        getItem: function (key) {
          return values.has(key) ? values.get(key) : null
        },
        setItem: function (key, value) {
          values.set(key, String(value))
        },
        removeItem: function (key) {
          values.delete(key)
        },
      },
    })
  }

  function stopClock() {
    window.Date = class extends Date {
      constructor(...given) {
        if (given.length === 0) super(settings.now)
        else super(...given)
      }
      static now() {
        return settings.now
      }
    }
    var start = window.setTimeout
    window.setTimeout = function (run, ms) {
      return ms > LONGEST_MS ? 0 : start.apply(window, arguments)
    }
  }

  function isLate(address) {
    return settings.late.some(function (part) {
      return address.indexOf(part) >= 0
    })
  }

  /* The server cannot do this: a call without a response would block one of the few connections that a browser opens. */
  function holdBack() {
    var request = window.fetch
    window.fetch = function (input) {
      var address = typeof input === 'string' ? input : input.url || String(input)
      return isLate(address) ? new Promise(function () {}) : request.apply(window, arguments)
    }
    var source = Object.getOwnPropertyDescriptor(HTMLScriptElement.prototype, 'src')
    define(HTMLScriptElement.prototype, 'src', {
      get: source.get,
      set: function (address) {
        if (!isLate(String(address))) source.set.call(this, address)
      },
    })
  }

  /* In the gallery, a cell must not take the focus from the page that the visitor is using. */
  function leaveFocus() {
    var focus = HTMLElement.prototype.focus
    HTMLElement.prototype.focus = function (options) {
      if (document.hasFocus()) return focus.call(this, options)
      this.dispatchEvent(new FocusEvent('focus', { composed: true }))
      this.dispatchEvent(new FocusEvent('focusin', { bubbles: true, composed: true }))
    }
    var showModal = HTMLDialogElement.prototype.showModal
    HTMLDialogElement.prototype.showModal = function () {
      var before = document.hasFocus() ? null : parent.document.activeElement
      showModal.call(this)
      if (before === parent.document.body) frameElement.blur()
      else if (before) before.focus({ preventScroll: true })
    }
    Element.prototype.scrollIntoView = function () {}
  }

  separateCookies()
  separateStorage('localStorage')
  separateStorage('sessionStorage')
  stopClock()
  if (settings.late.length > 0) holdBack()
  if (parent !== window) leaveFocus()
})()
