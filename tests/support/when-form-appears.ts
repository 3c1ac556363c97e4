/** Calls `act` as soon as a form is added to the document, before effects that run later. */
export const whenFormAppears = (act: (form: HTMLFormElement) => void) => {
  const observer = new MutationObserver(() => {
    const form = document.querySelector('form')
    if (!form) return
    observer.disconnect()
    act(form)
  })
  observer.observe(document.body, { childList: true, subtree: true })
}
