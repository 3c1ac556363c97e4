/* Replaces all placeholders with new ones, like a page that renders itself again. */
;(function () {
  'use strict'
  var place = document.querySelector('[data-many]')
  var output = document.querySelector('[data-swaps]')
  var swaps = 0

  window.swapPlaceholders = function () {
    var fresh = Array.prototype.map.call(place.children, function (old) {
      var copy = old.cloneNode(false)
      copy.textContent = old.dataset.number
      return copy
    })
    place.replaceChildren.apply(place, fresh)
    swaps++
    output.textContent = String(swaps)
    return swaps
  }
  document.querySelector('[data-swap]').addEventListener('click', window.swapPlaceholders)
})()
