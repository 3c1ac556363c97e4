/* Tells the widgets the address of this host page's consent tool. */
;(window.Shop = window.Shop || []).push(function (shop) {
  shop.configure({ consent: { src: '/assets/consent-tool.js' } })
})
