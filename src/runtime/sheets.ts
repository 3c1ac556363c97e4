/** Constructable style sheets: one object for each text, shared by all roots of a page. */

const sheets = new Map<string, CSSStyleSheet>()

/** A second time does nothing. */
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
