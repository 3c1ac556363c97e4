/**
 * Runs in the page, so it must not use anything from outside this function. Moves an element down to a whole pixel,
 * because a fraction changes the height of its picture.
 *
 * @param target  the element, or its id
 */
export const alignToPixel = (target: Element | string): void => {
  const element = typeof target === 'string' ? document.getElementById(target)! : target
  const spacer = document.createElement('div')
  const setHeight = (height: number) => spacer.style.setProperty('height', `${height}px`, 'important')
  spacer.style.setProperty('display', 'block', 'important')
  setHeight(1)
  element.before(spacer)
  const top = element.getBoundingClientRect().top + scrollY
  setHeight(1 + Math.ceil(top) - top)
}
