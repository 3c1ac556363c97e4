/* Adds the script tag of the loader with document.write, as advertising tags do. */
;(function () {
  var own = document.currentScript
  var attributes = Object.keys(own.dataset)
    .map(function (name) {
      var hyphened = name.replace(/[A-Z]/g, function (letter) {
        return '-' + letter.toLowerCase()
      })
      return (
        ' data-' + hyphened + '="' + own.dataset[name].replace(/&/g, '&amp;').replace(/"/g, '&quot;') + '"'
      )
    })
    .join('')
  document.write('<script src="/cdn/loader.js"' + attributes + '></' + 'script>')
})()
