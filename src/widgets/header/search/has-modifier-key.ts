/** Tells whether a click asks the browser for more than following the link, such as a new tab or a download. */
export const hasModifierKey = (
  click: Pick<MouseEvent, 'altKey' | 'ctrlKey' | 'metaKey' | 'shiftKey'>,
): boolean => click.altKey || click.ctrlKey || click.metaKey || click.shiftKey
