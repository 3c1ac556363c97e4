/* Acts like a browser's translation: replaces each text node with a font element in a font element. */
window.watchPage(function (root) {
  var walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
  var texts = []
  while (walker.nextNode()) {
    var parent = walker.currentNode.parentNode
    var isText = walker.currentNode.data.trim() !== ''
    if (isText && !/^(font|script|style|textarea|option|svg|title)$/i.test(parent.nodeName))
      texts.push(walker.currentNode)
  }
  texts.forEach(function (text) {
    var outer = document.createElement('font')
    var inner = outer.appendChild(document.createElement('font'))
    inner.textContent = text.data
    text.parentNode.replaceChild(outer, text)
  })
})
