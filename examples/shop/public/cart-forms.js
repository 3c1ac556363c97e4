/* The forms that put things into the cart. They work before the loader has run: window.Shop is a queue until then. */
;(function () {
  'use strict'

  function withShop(use) {
    ;(window.Shop = window.Shop || []).push(use)
  }

  function pieces(article) {
    return typeof article.quantity === 'object' ? article.quantity.quantity : article.quantity
  }

  /* setArticle takes the new quantity, but the button adds to the old one. So the cart has to be loaded first. */
  var isLoaded = false
  function loadedState(shop) {
    if (isLoaded) return Promise.resolve(shop.cart.state)
    return shop.cart.load().then(function (state) {
      isLoaded = true
      return state
    })
  }

  var ACTIONS = {
    article: function (shop, values) {
      return loadedState(shop).then(function () {
        var inCart = shop.cart.state.cart.articles.filter(function (article) {
          return article.productId === values.productId && (article.tcm || 'A') === values.tcm
        })[0]
        return shop.cart.setArticle({
          productId: values.productId,
          tcm: values.tcm,
          quantity: (inCart ? pieces(inCart) : 0) + Number(values.quantity || 1),
        })
      })
    },
    giftCard: function (shop, values) {
      return shop.cart.setGiftCard({ productId: values.productId, tcm: values.tcm, set: true })
    },
    freeArticle: function (shop, values) {
      return shop.cart.setFreeArticle({ productId: values.productId, campaignId: values.campaignId })
    },
    partnerProduct: function (shop, values) {
      return shop.cart.setPartnerProduct({ partnerProductId: values.partnerProductId, set: true })
    },
  }

  function valuesOf(form) {
    var values = {}
    Array.prototype.forEach.call(form.elements, function (element) {
      if (element.name) values[element.name] = element.value
    })
    return values
  }

  document.addEventListener('submit', function (event) {
    var form = event.target
    var act = ACTIONS[form.getAttribute('data-cart-form')]
    if (!act) return
    event.preventDefault()
    var status = form.querySelector('[data-form-status]')
    withShop(function (shop) {
      act(shop, valuesOf(form)).then(
        function (result) {
          if (status) status.textContent = result.error ? '' : '✓'
        },
        function (error) {
          if (status) status.textContent = error.message
        },
      )
    })
  })

  withShop(function (shop) {
    var output = document.querySelector('[data-cart-count]')
    if (!output) return
    shop.cart.subscribe(function (state) {
      output.textContent = String(state.itemCount)
    })
    shop.cart.load().then(function (state) {
      output.textContent = String(state.itemCount)
    })
  })
})()
