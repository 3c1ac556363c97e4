/* A small single-page app: views, links without page loads, and a router that it hands to the header. */
;(function () {
  'use strict'
  var view = document.getElementById('view')
  window.routedTo = []

  function element(name, attributes, text) {
    var made = document.createElement(name)
    Object.keys(attributes || {}).forEach(function (key) {
      made.setAttribute(key, attributes[key])
    })
    if (text) made.textContent = text
    return made
  }

  function placeholder(widget) {
    return element('div', { 'data-shop-widget': widget, 'data-spa': '', 'data-load': 'eager' }, '…')
  }

  function hidden(name, value) {
    return element('input', { type: 'hidden', name: name, value: value })
  }

  function productView(id) {
    var form = element('form', {
      'data-shop-cart': 'add',
      method: 'post',
      action: '/service/cartfrontend/cart',
    })
    form.append(hidden('productId', id), hidden('tcm', 'A'), element('button', { class: 'primary' }, '+1'))
    var heading = element('h1', {}, '…')
    fetch('/json/products?ids=' + encodeURIComponent(id))
      .then(function (response) {
        return response.json()
      })
      .then(function (response) {
        heading.textContent = response.products[0] ? response.products[0].title : '404'
      })
    return [heading, form]
  }

  function draw() {
    var path = location.pathname
    var parts
    if (path === '/spa/newsletter') parts = [element('h1', {}, 'Newsletter'), placeholder('newsletter')]
    else if (path === '/spa/support') parts = [element('h1', {}, 'Support'), placeholder('support')]
    else if (path.indexOf('/spa/product/') === 0) parts = productView(path.split('/').pop())
    else if (path === '/spa')
      parts = [
        element('h1', {}, 'Single-page app'),
        element('p', {}, 'The links above change the view without a page load.'),
      ]
    else parts = [element('h1', {}, path), element('p', { 'data-routed': '' }, path + location.search)]
    view.replaceChildren.apply(view, parts)
  }

  function push(url) {
    window.routedTo.push(url)
    history.pushState(null, '', url)
    draw()
  }

  document.addEventListener('click', function (event) {
    var link = event.target.closest && event.target.closest('[data-spa-links] a')
    if (!link || event.metaKey || event.ctrlKey || event.button !== 0) return
    event.preventDefault()
    push(link.getAttribute('href'))
  })
  window.addEventListener('popstate', draw)
  ;(window.Shop = window.Shop || []).push(function (shop) {
    shop.configure({ router: { push: push } })
  })
  draw()
})()
