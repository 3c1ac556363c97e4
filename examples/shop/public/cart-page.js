/* The cart page: shows window.Shop.cart.state and changes it. Prices come from /json/products and the JSON island. */
;(function () {
  'use strict'
  var texts = JSON.parse(document.getElementById('cart-texts').textContent)
  var words = texts.words
  var root = document.querySelector('[data-cart]')
  var products = {}

  function pieces(article) {
    return typeof article.quantity === 'object' ? article.quantity.quantity : article.quantity
  }

  function element(name, attributes, children) {
    var made = document.createElement(name)
    Object.keys(attributes || {}).forEach(function (key) {
      if (key === 'onclick' || key === 'onchange') made.addEventListener(key.slice(2), attributes[key])
      else if (attributes[key] !== undefined && attributes[key] !== false)
        made.setAttribute(key, attributes[key])
    })
    ;(children || []).forEach(function (child) {
      if (child) made.append(child)
    })
    return made
  }

  function title(id, article) {
    return (
      (article && article.title) ||
      (products[id] && products[id].title) ||
      (texts.names[id] && texts.names[id].title) ||
      id
    )
  }

  function button(label, act) {
    return element('button', { type: 'button', onclick: act }, [label])
  }

  function quantityField(shop, article) {
    return element('input', {
      type: 'number',
      min: 0,
      max: 99,
      value: pieces(article),
      'aria-label': words.quantity + ': ' + title(article.productId, article),
      onchange: function (event) {
        event.target.defaultValue = event.target.value
        var quantity = Number(event.target.value)
        if (Number.isInteger(quantity) && quantity >= 0)
          shop.cart.setArticle({ productId: article.productId, tcm: article.tcm, quantity: quantity })
      },
    })
  }

  /* @param quantity  the field for the quantity; null for a defective article, which can only be removed */
  function articleRowWith(shop, article, quantity) {
    var product = products[article.productId]
    var blocked = article.availability === 'SOLDOUT' || article.availability === 'NOT_AVAILABLE'
    var size = product && product.tcms.length > 1 ? product.sizes[product.tcms.indexOf(article.tcm)] : ''
    return element(
      'li',
      {
        class: 'cart-row',
        'data-product': article.productId,
        'data-tcm': article.tcm,
        'data-availability': article.availability,
      },
      [
        product && element('img', { src: product.image, width: 80, height: 80, alt: '' }),
        element('div', {}, [
          element('a', { href: product ? product.url : '/' }, [title(article.productId, article)]),
          size && element('span', { class: 'small' }, [' ' + words.size + ' ' + size]),
          blocked &&
            element('p', { class: 'note' }, [
              article.availability === 'SOLDOUT' ? words.soldOut : words.defective,
            ]),
        ]),
        quantity,
        product &&
          element('span', { class: 'price' }, [
            shop.formatPrice(product.price * pieces(article), texts.site),
          ]),
        button(words.remove, function () {
          shop.cart.setArticle({ productId: article.productId, tcm: article.tcm, quantity: 0 })
        }),
      ],
    )
  }

  function articleRow(shop, article) {
    return articleRowWith(shop, article, quantityField(shop, article))
  }

  function defectiveArticleRow(shop, article) {
    return articleRowWith(shop, article, null)
  }

  function extraRow(kind, id, article, remove) {
    var name = texts.names[id]
    return element('li', { class: 'cart-row', 'data-kind': kind, 'data-product': id }, [
      element('div', {}, [title(id, article)]),
      name && element('span', { class: 'price' }, [name.priceText]),
      button(words.remove, remove),
    ])
  }

  function freeArticleRow(shop, article) {
    return extraRow('freeArticle', article.productId, article, function () {
      shop.cart.setFreeArticle({ productId: article.productId, campaignId: article.campaignId, remove: true })
    })
  }

  function giftCardRow(shop, card) {
    return extraRow('giftCard', card.article.productId, card.article, function () {
      shop.cart.setGiftCard({ productId: card.article.productId, tcm: card.article.tcm, set: false })
    })
  }

  function partnerProductRow(shop, product) {
    return extraRow('partnerProduct', product.partnerProductId, undefined, function () {
      shop.cart.setPartnerProduct({ partnerProductId: product.partnerProductId, set: false })
    })
  }

  function subscriptionRow(shop, subscription) {
    return extraRow('subscription', subscription.subscriptionConfigurationId, undefined, function () {
      shop.cart.deleteSubscription({ subscriptionId: subscription.subscriptionConfigurationId })
    })
  }

  function deletedRow(shop, entry) {
    var article = entry.kind === 'giftCard' ? entry.item.article : entry.item
    return element('li', { class: 'cart-row cart-deleted', 'data-deleted': article.productId }, [
      element('s', {}, [title(article.productId, article)]),
      button(words.undo, function () {
        shop.cart.restore(entry)
      }),
    ])
  }

  function defectiveRows(shop, cart) {
    return [].concat(
      rows(shop, cart.defectiveArticles, defectiveArticleRow),
      rows(shop, cart.defectiveGiftCards, giftCardRow),
      rows(shop, cart.defectivePartnerProducts, partnerProductRow),
      rows(shop, cart.defectiveSubscriptions, subscriptionRow),
    )
  }

  function rows(shop, entries, rowOf) {
    return entries.map(function (entry) {
      return rowOf(shop, entry)
    })
  }

  function section(name, heading, items) {
    if (!items.length) return null
    return element('section', { 'data-section': name }, [
      element('h2', {}, [heading]),
      element('ul', { class: 'cart-rows' }, items),
    ])
  }

  function sectionsOf(shop, state) {
    var cart = state.cart
    var sections = [
      section('articles', words.articles, rows(shop, cart.articles, articleRow)),
      section('freeArticles', words.freeArticles, rows(shop, cart.freeArticles, freeArticleRow)),
      section('giftCards', words.giftCards, rows(shop, cart.giftCards, giftCardRow)),
      section('partnerProducts', words.partnerProducts, rows(shop, cart.partnerProducts, partnerProductRow)),
      section('subscriptions', words.subscriptions, rows(shop, cart.subscriptions, subscriptionRow)),
      section('defective', words.defective, defectiveRows(shop, cart)),
      section('deleted', words.undo, rows(shop, state.deleted, deletedRow)),
    ].filter(Boolean)
    return sections.length ? sections : [element('p', {}, [words.cartEmpty])]
  }

  function total(shop, cart) {
    var sum = cart.articles.reduce(function (amount, article) {
      var product = products[article.productId]
      return amount + (product ? product.price * pieces(article) : 0)
    }, 0)
    cart.giftCards.forEach(function (card) {
      sum += (texts.names[card.article.productId] || { price: 0 }).price
    })
    cart.partnerProducts.forEach(function (product) {
      sum += (texts.names[product.partnerProductId] || { price: 0 }).price
    })
    return element('p', { class: 'total', 'data-total': '' }, [
      words.total + ': ',
      element('b', {}, [shop.formatPrice(sum, texts.site)]),
    ])
  }

  /* Says above the cart that some of its items are defective. The text is loaded when it is needed. */
  function showDefective(shop, cart) {
    var message = document.querySelector('[data-cart-defective]')
    message.hidden = defectiveRows(shop, cart).length === 0
    if (message.hidden || message.textContent) return
    shop.cart.message('defectiveItemsError').then(
      function (text) {
        message.textContent = text
      },
      function () {
        /* Without the text, the section with the defective items is still shown. */
      },
    )
  }

  /* Whether a visitor has typed into a quantity field and not left it yet. */
  function isTyping(field) {
    return root.contains(field) && field.type === 'number' && field.value !== field.defaultValue
  }

  /* Redraws the cart and moves the focus to the element that replaces the focused one. */
  function keepFocus(draw) {
    var active = document.activeElement
    var row = root.contains(active) && active.closest('[data-product]')
    var key = row && row.getAttribute('data-product')
    var tcm = row && row.getAttribute('data-tcm')
    var name = active && active.tagName
    draw()
    if (!row) return
    var rows = root.querySelectorAll('[data-product]')
    for (var at = 0; at < rows.length; at++) {
      if (rows[at].getAttribute('data-product') !== key || rows[at].getAttribute('data-tcm') !== tcm) continue
      var again = rows[at].querySelector(name)
      if (again) again.focus()
      if (again && again.select) again.select()
      return
    }
  }

  function show(shop) {
    var state = shop.cart.state
    var field = document.activeElement
    if (isTyping(field)) {
      field.addEventListener('blur', show.bind(null, shop), { once: true })
      return
    }
    keepFocus(function () {
      root.replaceChildren.apply(root, sectionsOf(shop, state).concat(total(shop, state.cart)))
    })
    root.setAttribute('aria-busy', String(state.busy))
    document.querySelector('[data-cart-busy]').hidden = !state.busy
    document.querySelector('[data-checkout]').disabled = !state.canCheckout
    var error = document.querySelector('[data-cart-error]')
    error.hidden = !state.error
    error.textContent = state.error ? state.error.message : ''
    showDefective(shop, state.cart)
    var isFilled =
      state.cart.articles.length + state.cart.defectiveArticles.length + state.cart.partnerProducts.length > 0
    document.querySelector('[data-cart-blocked]').hidden = state.canCheckout || state.busy || !isFilled
  }

  /* Loads the product data of articles that are new in the cart. */
  function loadProducts(shop) {
    var cart = shop.cart.state.cart
    var unknown = cart.articles
      .concat(cart.defectiveArticles)
      .map(function (article) {
        return article.productId
      })
      .filter(function (id) {
        return !products[id]
      })
    if (!unknown.length) return
    fetch('/json/products?ids=' + encodeURIComponent(unknown.join(',')) + '&site=' + texts.site)
      .then(function (response) {
        return response.json()
      })
      .then(function (response) {
        response.products.forEach(function (product) {
          products[product.id] = product
        })
        show(shop)
      })
      .catch(function () {
        /* Without the data, the cart page shows the articles without picture and price. */
      })
  }

  ;(window.Shop = window.Shop || []).push(function (shop) {
    shop.cart.subscribe(function () {
      show(shop)
      loadProducts(shop)
    })
    shop.cart.load().then(function () {
      show(shop)
      loadProducts(shop)
    })
  })
})()
