/** Style sheets for shadow roots. All roots of a page share one `CSSStyleSheet` object per text. */

/** Keyed by CSS text. */
export const sheetsByText = new Map<string, CSSStyleSheet>()

/** Uses the sheets of kept markup, whose code is in another file, so that the browser parses none of them again. */
export function shareSheets(others: ReadonlyMap<string, CSSStyleSheet>): void {
  for (const [css, sheet] of others) sheetsByText.set(css, sheet)
}

function createSheet(css: string): CSSStyleSheet {
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(css)
  return sheet
}

/** Adds a style sheet to the root. Does nothing if the root already has it, or if the text is empty. */
export function adoptStyles(root: ShadowRoot, css: string): void {
  if (!css) return
  const sheet = sheetsByText.get(css) ?? createSheet(css)
  sheetsByText.set(css, sheet)
  if (!root.adoptedStyleSheets.includes(sheet)) root.adoptedStyleSheets = [...root.adoptedStyleSheets, sheet]
}
