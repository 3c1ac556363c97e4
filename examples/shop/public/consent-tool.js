/* Stands for a consent tool: remembers which groups are agreed to and tells the page. */
;(function () {
  window.OnetrustActiveGroups = ',C0001,C0002,'
  window.consentToolScript =
    document.currentScript && document.currentScript.getAttribute('data-domain-script')
  setTimeout(function () {
    if (typeof window.OptanonWrapper === 'function') window.OptanonWrapper()
  }, 0)
})()
