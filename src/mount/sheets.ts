/** Style sheets for shadow roots. All roots of a page share one `CSSStyleSheet` object per text. */

/** Keyed by CSS text. */
const sheets = new Map<string, CSSStyleSheet>()

/** Adds a style sheet to the root. Does nothing if the root already has it, or if the text is empty. */
export function adoptStyles(root: ShadowRoot, css: string): void {
  if (!css) return
  let sheet = sheets.get(css)
  if (!sheet) {
    sheet = new CSSStyleSheet()
    sheet.replaceSync(css)
    sheets.set(css, sheet)
  }
  if (!root.adoptedStyleSheets.includes(sheet)) root.adoptedStyleSheets = [...root.adoptedStyleSheets, sheet]
}
