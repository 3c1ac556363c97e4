/* For tools that change the whole page: calls a function for the body and each open shadow root, and again after changes. */
window.watchPage = function (change) {
  var observer = new MutationObserver(run)
  var options = { childList: true, subtree: true, characterData: true }

  function visit(root) {
    change(root)
    observer.observe(root, options)
    var elements = root.querySelectorAll('*')
    for (var at = 0; at < elements.length; at++) if (elements[at].shadowRoot) visit(elements[at].shadowRoot)
  }

  function run() {
    // Changes by the tool itself must not call it again.
    observer.disconnect()
    visit(document.body)
  }

  /* Observers do not report that a shadow root has been attached. */
  document.addEventListener('shop-ready', run)
  run()
}
