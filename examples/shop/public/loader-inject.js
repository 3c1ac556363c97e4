/* As a tag manager does it: the loader's tag is made by a script, some time after the page. */
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
