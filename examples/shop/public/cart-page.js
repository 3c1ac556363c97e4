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

  function articleRow(shop, article, isDefective) {
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
        isDefective ? null : quantityField(shop, article),
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

  function extraRow(id, article, remove, kind) {
    var name = texts.names[id]
    return element('li', { class: 'cart-row', 'data-kind': kind, 'data-product': id }, [
      element('div', {}, [title(id, article)]),
      name && element('span', { class: 'price' }, [name.priceText]),
      remove && button(words.remove, remove),
    ])
  }

  function section(heading, rows, name) {
    return rows.length
      ? element('section', { 'data-section': name }, [
          element('h2', {}, [heading]),
          element('ul', { class: 'cart-rows' }, rows),
        ])
      : null
  }

  function rowsOf(shop, state) {
    var cart = state.cart
    var sections = [
      section(
        words.articles,
        cart.articles.map(function (article) {
          return articleRow(shop, article)
        }),
        'articles',
      ),
      section(
        words.freeArticles,
        cart.freeArticles.map(function (article) {
          return extraRow(
            article.productId,
            article,
            function () {
              shop.cart.setFreeArticle({
                productId: article.productId,
                campaignId: article.campaignId,
                remove: true,
              })
            },
            'freeArticle',
          )
        }),
        'freeArticles',
      ),
      section(
        words.giftCards,
        cart.giftCards.map(function (card) {
          return extraRow(
            card.article.productId,
            card.article,
            function () {
              shop.cart.setGiftCard({ productId: card.article.productId, tcm: card.article.tcm, set: false })
            },
            'giftCard',
          )
        }),
        'giftCards',
      ),
      section(
        words.partnerProducts,
        cart.partnerProducts.map(function (product) {
          return extraRow(
            product.partnerProductId,
            undefined,
            function () {
              shop.cart.setPartnerProduct({ partnerProductId: product.partnerProductId, set: false })
            },
            'partnerProduct',
          )
        }),
        'partnerProducts',
      ),
      section(
        words.subscriptions,
        cart.subscriptions.map(function (subscription) {
          return extraRow(
            subscription.subscriptionConfigurationId,
            undefined,
            function () {
              shop.cart.deleteSubscription({ subscriptionId: subscription.subscriptionConfigurationId })
            },
            'subscription',
          )
        }),
        'subscriptions',
      ),
      section(
        words.defective,
        []
          .concat(
            cart.defectiveArticles.map(function (article) {
              return articleRow(shop, article, true)
            }),
          )
          .concat(
            cart.defectiveGiftCards.map(function (card) {
              return extraRow(
                card.article.productId,
                card.article,
                function () {
                  shop.cart.setGiftCard({
                    productId: card.article.productId,
                    tcm: card.article.tcm,
                    set: false,
                  })
                },
                'giftCard',
              )
            }),
          )
          .concat(
            cart.defectivePartnerProducts.map(function (product) {
              return extraRow(
                product.partnerProductId,
                undefined,
                function () {
                  shop.cart.setPartnerProduct({ partnerProductId: product.partnerProductId, set: false })
                },
                'partnerProduct',
              )
            }),
          )
          .concat(
            cart.defectiveSubscriptions.map(function (subscription) {
              return extraRow(
                subscription.subscriptionConfigurationId,
                undefined,
                function () {
                  shop.cart.deleteSubscription({ subscriptionId: subscription.subscriptionConfigurationId })
                },
                'subscription',
              )
            }),
          ),
        'defective',
      ),
      section(
        words.undo,
        state.deleted.map(function (entry) {
          var article = entry.kind === 'giftCard' ? entry.item.article : entry.item
          return element('li', { class: 'cart-row cart-deleted', 'data-deleted': article.productId }, [
            element('s', {}, [title(article.productId, article)]),
            button(words.undo, function () {
              shop.cart.restore(entry)
            }),
          ])
        }),
        'deleted',
      ),
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
      root.replaceChildren.apply(root, rowsOf(shop, state).concat(total(shop, state.cart)))
    })
    root.setAttribute('aria-busy', String(state.busy))
    document.querySelector('[data-cart-busy]').hidden = !state.busy
    document.querySelector('[data-checkout]').disabled = !state.canCheckout
    var error = document.querySelector('[data-cart-error]')
    error.hidden = !state.error
    error.textContent = state.error ? state.error.message : ''
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
      .then(function (answer) {
        answer.products.forEach(function (product) {
          products[product.id] = product
        })
        show(shop)
      })
      .catch(function () {
        /* The cart page then shows the articles without picture and price. */
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
