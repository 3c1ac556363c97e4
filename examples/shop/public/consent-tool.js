/* A fake consent tool: it sets the groups that the visitor has agreed to, and calls the page's callback. */
;(function () {
  window.OnetrustActiveGroups = ',C0001,C0002,'
  window.consentToolScript =
    document.currentScript && document.currentScript.getAttribute('data-domain-script')
  setTimeout(function () {
    if (typeof window.OptanonWrapper === 'function') window.OptanonWrapper()
  }, 0)
})()
