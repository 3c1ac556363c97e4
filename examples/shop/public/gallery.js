/* The gallery: the width of all windows, their heights, and a filter that does not load the page again. */
;(function () {
  var form = document.getElementById('filter')
  var slider = document.getElementById('width')
  var shown = form.querySelector('output')
  var cells = document.getElementById('cells')
  var WINDOW_HEIGHT = 720

  var PHONE_WIDTH = 360

  document.documentElement.classList.add('has-script')
  if (innerWidth < 700 && !new URLSearchParams(location.search).has('width')) slider.value = PHONE_WIDTH

  /* A window that is wider than the available space is scaled down. */
  function fit(frame) {
    var width = Math.min(
      Math.max(Number(slider.value), Number(frame.dataset.min || 0)),
      Number(frame.dataset.max || Infinity),
    )
    var height = Number(frame.dataset.height || 0)
    var place = frame.parentElement
    var scale = Math.min(1, place.parentElement.clientWidth / width)
    frame.style.width = width + 'px'
    frame.style.height = Math.max(WINDOW_HEIGHT, height) + 'px'
    frame.style.transform = scale < 1 ? 'scale(' + scale + ')' : ''
    place.style.width = width * scale + 'px'
    place.style.height = (height || 120) * scale + 'px'
  }

  function fitAll() {
    cells.style.setProperty('--width', slider.value + 'px')
    cells.querySelectorAll('iframe').forEach(fit)
  }

  function watch(frame) {
    function read() {
      var page = frame.contentDocument
      if (!page || !page.getElementById('cell')) return
      function update() {
        frame.dataset.height = page.documentElement.dataset.height
        frame.dataset.cell = page.documentElement.dataset.cell
        fit(frame)
      }
      page.addEventListener('cell-change', update)
      if (page.documentElement.dataset.cell) update()
    }
    frame.addEventListener('load', read)
    read()
  }

  function query() {
    return new URLSearchParams(new FormData(form)).toString()
  }

  function showWidth() {
    shown.textContent = slider.value + ' px'
    document.querySelectorAll('[data-width]').forEach(function (button) {
      button.setAttribute('aria-pressed', String(button.dataset.width === slider.value))
    })
    fitAll()
  }

  function keepWidth() {
    var address = new URL(location.href)
    address.searchParams.set('width', slider.value)
    history.replaceState(null, '', address)
    cells.querySelectorAll('.pages a').forEach(function (link) {
      var target = new URL(link.href)
      target.searchParams.set('width', slider.value)
      link.href = target.href
    })
  }

  /* Fetches the filtered page from the server, and replaces the parts that the filter changes. */
  function replaceWith(page) {
    ;['cells', 'count'].forEach(function (id) {
      document
        .getElementById(id)
        .replaceChildren.apply(document.getElementById(id), Array.from(page.getElementById(id).childNodes))
    })
    var states = form.elements.namedItem('state')
    states.replaceChildren.apply(states, Array.from(page.querySelector('[name=state]').children))
    page.querySelectorAll('#filter select').forEach(function (select) {
      form.elements.namedItem(select.name).value = select.value
    })
    document.getElementById('gallery').dataset.theme = form.elements.namedItem('theme').value
    start()
  }

  var latest = 0
  /* @param isNew  whether the address becomes an entry of the history */
  function show(address, isNew) {
    var number = ++latest
    return fetch(address)
      .then(function (response) {
        return response.text()
      })
      .then(function (text) {
        if (number !== latest) return
        if (isNew) history.pushState(null, '', address)
        replaceWith(new DOMParser().parseFromString(text, 'text/html'))
      })
      .catch(function () {
        location.href = address
      })
  }

  function start() {
    cells.querySelectorAll('iframe').forEach(watch)
    showWidth()
  }

  slider.addEventListener('input', showWidth)
  slider.addEventListener('change', keepWidth)
  form.addEventListener('click', function (event) {
    var button = event.target.closest('[data-width]')
    if (!button) return
    slider.value = button.dataset.width
    showWidth()
    keepWidth()
  })
  form.addEventListener('change', function (event) {
    if (event.target !== slider) show('/gallery?' + query(), true)
  })
  form.addEventListener('submit', function (event) {
    event.preventDefault()
    show('/gallery?' + query(), true)
  })
  addEventListener('popstate', function () {
    show(location.href, false)
  })
  addEventListener('resize', fitAll)
  start()
})()
