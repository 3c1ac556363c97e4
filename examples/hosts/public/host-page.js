/* The host page's own script: ES5 without a library. */
;(function () {
  var count = 0
  document.getElementById('host-button').onclick = function () {
    count++
    document.getElementById('host-count').textContent = String(count)
  }
})()
