/* Adds the loader and a placeholder some time after the page has loaded, in the order of the attribute data-first. */
;(function () {
  var own = document.currentScript
  var delayMs = Number(own.dataset.delay)

  function addLoader() {
    var tag = document.createElement('script')
    tag.async = true
    tag.src = '/cdn/loader.js'
    tag.dataset.site = own.dataset.site
    document.head.appendChild(tag)
  }

  function addPlaceholder() {
    var place = document.createElement('div')
    place.dataset.shopWidget = 'header'
    place.textContent = 'Shop'
    document.getElementById('late-place').appendChild(place)
  }

  var steps = own.dataset.first === 'placeholder' ? [addPlaceholder, addLoader] : [addLoader, addPlaceholder]
  setTimeout(steps[0], delayMs)
  setTimeout(steps[1], 2 * delayMs)
})()
