/* Acts like a password manager: marks each input element, and puts an element for its button after it. */
window.watchPage(function (root) {
  var inputs = root.querySelectorAll('input:not([data-manager])')
  for (var at = 0; at < inputs.length; at++) {
    var input = inputs[at]
    input.setAttribute('data-manager', 'true')
    input.setAttribute('autocomplete', 'off')
    var button = document.createElement('div')
    button.setAttribute('data-manager-root', '')
    button.style.cssText = 'position: absolute !important; width: 0 !important; height: 0 !important'
    button.attachShadow({ mode: 'closed' }).appendChild(document.createElement('button'))
    input.parentNode.insertBefore(button, input.nextSibling)
  }
})
