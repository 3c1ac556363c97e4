/* Adds the script tag of the loader some time after the page has loaded, as a tag manager does. */
;(function () {
  var own = document.currentScript
  setTimeout(function () {
    var tag = document.createElement('script')
    tag.async = true
    tag.src = '/cdn/loader.js'
    Object.keys(own.dataset).forEach(function (name) {
      tag.dataset[name] = own.dataset[name]
    })
    document.head.appendChild(tag)
  }, 200)
})()
