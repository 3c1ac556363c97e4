/**
 * Runs in the page, so it must not use anything from outside this function. Ends when fonts and pictures have loaded and all
 * animations have ended, so that a picture of the page can be taken.
 */
export const standStill = async (): Promise<void> => {
  // The host page may have removed or replaced the global one.
  const EnginePromise = (async () => {})().constructor as PromiseConstructor
  const rootsIn = (parent: ParentNode): ParentNode[] => [
    parent,
    ...[...parent.querySelectorAll('*')].flatMap(({ shadowRoot }) => (shadowRoot ? rootsIn(shadowRoot) : [])),
  ]
  const roots = rootsIn(document)
  const images = roots.flatMap((root) => [...root.querySelectorAll('img')])
  for (const image of images) image.loading = 'eager'
  // A picture that is not shown may have no file.
  await EnginePromise.all(images.map((image) => image.decode().catch(() => {})))
  await document.fonts.ready
  document.documentElement.style.caretColor = 'transparent'
  const still = new CSSStyleSheet()
  still.replaceSync(
    '*, ::before, ::after, ::backdrop { animation: none !important; transition: none !important }',
  )
  for (const root of roots) (root as Document | ShadowRoot).adoptedStyleSheets.push(still)
  await new EnginePromise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
}
