/* The page's own script: a ticker that uses the old library. */
$(function () {
  var items = document.getElementsByClassName('ticker-item').length
    ? []
    : Array.from(document.querySelectorAll('#ticker li'))
  var at = 0
  items.each(function (item) {
    item.className = 'ticker-item'
  })
  setInterval(
    function () {
      items.each(function (item) {
        item.hide()
      })
      items[at++ % items.length].show()
    }.bind(null),
    1500,
  )
  $('h1.headline').addClass('ready').css('color', '#663300')
})
