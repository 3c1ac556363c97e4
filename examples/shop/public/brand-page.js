/* The buttons of a brand's page: they change the option `theme` of all mounted widgets. */
;(function () {
  var buttons = document.querySelectorAll('[data-set-theme]')
  function show(theme) {
    document.querySelectorAll('[data-shop-widget]').forEach(function (placeholder) {
      placeholder.setAttribute('data-theme', theme)
    })
    buttons.forEach(function (button) {
      button.setAttribute('aria-pressed', String(button.getAttribute('data-set-theme') === theme))
    })
  }
  buttons.forEach(function (button) {
    button.addEventListener('click', function () {
      show(button.getAttribute('data-set-theme'))
    })
  })
  var first = document.querySelector('[data-shop-widget]')
  show((first && first.getAttribute('data-theme')) || 'light')
})()
