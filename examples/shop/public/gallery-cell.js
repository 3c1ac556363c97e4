/*
 * Brings the widget of a cell's page into its state: does what a visitor would do, and waits for the sign of the state.
 * Then `data-cell="reached"` is on the html element, with the height of the cell in `data-height`; the gallery listens for
 * the event `cell-change`. A person has to act in a widget that ignores clicks made by a script.
 */
;(function () {
  var root = document.documentElement
  var settings = JSON.parse(document.getElementById('gallery-cell').textContent)
  var box = document.getElementById('cell')
  var placeholder = box.firstElementChild

  function isVisible(element) {
    var rect = element.getBoundingClientRect()
    return rect.width > 0 && rect.height > 0 && element.checkVisibility({ visibilityProperty: true })
  }

  /* The footer has another widget inside. */
  function rootsIn(element) {
    var root = element.shadowRoot
    return root
      ? [root].concat(Array.from(root.querySelectorAll('[part~="newsletter"] *')).flatMap(rootsIn))
      : []
  }

  function all(selector) {
    return rootsIn(placeholder).flatMap(function (root) {
      return Array.from(root.querySelectorAll(selector))
    })
  }

  function seen(selector) {
    return all(selector).find(isVisible)
  }

  /* Checks again in each frame, or every 100 ms, because a hidden window has no frames. */
  function until(ask) {
    return new Promise(function (resolve) {
      function tryAgain() {
        var answer = ask()
        if (answer) return resolve(answer)
        var frame = requestAnimationFrame(next)
        var timer = setTimeout(next, 100)
        function next() {
          cancelAnimationFrame(frame)
          clearTimeout(timer)
          tryAgain()
        }
      }
      tryAgain()
    })
  }

  function setValue(field, value) {
    var descriptor = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')
    descriptor.set.call(field, value)
    field.dispatchEvent(new InputEvent('input', { bubbles: true, composed: true }))
    field.dispatchEvent(new Event('change', { bubbles: true, composed: true }))
  }

  function fillField(field) {
    if (field.type === 'checkbox' || field.type === 'radio') {
      if (!field.checked) field.click()
    } else if (field.localName === 'select') setValue(field, field.options[field.options.length - 1].value)
    else setValue(field, field.type === 'email' ? 'anna@mail.example' : 'Anna')
  }

  var ACTS = {
    click: function (act) {
      return until(function () {
        return seen(act.on)
      }).then(function (element) {
        element.click()
      })
    },
    type: function (act) {
      return until(function () {
        return seen(act.on)
      })
        .then(function (field) {
          field.focus()
          // The module for the suggestions is loaded on focus; an attribute of the field says when it is ready.
          return until(function () {
            var input = seen(act.on)
            return (
              input &&
              (input.getAttribute('role') !== 'combobox' || input.hasAttribute('aria-autocomplete')) &&
              input
            )
          })
        })
        .then(function (input) {
          setValue(input, act.text)
        })
    },
    fill: function () {
      return until(function () {
        return seen('[part~="submit"]')
      }).then(function () {
        all('[aria-required="true"]').filter(isVisible).forEach(fillField)
      })
    },
    attach: function (act) {
      return until(function () {
        return all(act.on)[0]
      }).then(function (field) {
        var chosen = new DataTransfer()
        act.files.forEach(function (file) {
          var bytes = new Uint8Array(file.size)
          bytes.set(Array.from(file.start, (letter) => letter.charCodeAt(0)))
          chosen.items.add(new File([bytes], file.name, { type: file.type, lastModified: settings.now }))
        })
        field.files = chosen.files
        field.dispatchEvent(new Event('change', { bubbles: true, composed: true }))
      })
    },
    disconnect: function () {
      Object.defineProperty(navigator, 'onLine', { value: false, configurable: true })
      window.dispatchEvent(new Event('offline'))
    },
    setArticle: function (act) {
      return window.Shop.cart.load().then(function () {
        window.Shop.cart.setArticle({ productId: act.productId, tcm: 'A', quantity: act.quantity })
      })
    },
  }

  /* Some widgets cover the page and do not make it higher. */
  function updateHeight() {
    var sign = seen(settings.sign)
    var layer = sign && sign.closest('dialog, [popover], [part~="nav-flyout"], [part~="search-panel"]')
    var bottoms = [box, sign, layer].map(function (element) {
      return element ? element.getBoundingClientRect().bottom : 0
    })
    var height = Math.ceil(Math.max.apply(null, bottoms))
    root.dataset.height = String(height)
    document.dispatchEvent(new Event('cell-change', { bubbles: true }))
  }

  function reach() {
    root.dataset.cell = 'reached'
    updateHeight()
    new ResizeObserver(updateHeight).observe(box)
    addEventListener('resize', updateHeight)
  }

  window.Shop = window.Shop || []
  window.Shop.push(function (shop) {
    shop.ready
      .then(function () {
        return settings.acts.reduce(function (done, act) {
          return done.then(function () {
            return ACTS[act.do](act)
          })
        }, Promise.resolve())
      })
      .then(function () {
        return until(function () {
          return seen(settings.sign)
        })
      })
      .then(reach)
  })
})()
