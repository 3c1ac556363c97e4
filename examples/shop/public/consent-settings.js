/* Where this host's consent tool is. */
;(window.Shop = window.Shop || []).push(function (shop) {
  shop.configure({ consent: { src: '/assets/consent-tool.js' } })
})
