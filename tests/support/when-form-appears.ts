/** Acts on the form in the moment in which it is put on the page, before any effect that is not part of that. */
export const whenFormAppears = (act: (form: HTMLFormElement) => void) => {
  const observer = new MutationObserver(() => {
    const form = document.querySelector('form')
    if (!form) return
    observer.disconnect()
    act(form)
  })
  observer.observe(document.body, { childList: true, subtree: true })
}
