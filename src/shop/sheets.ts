/** Constructable style sheets, one object a text, shared by all roots of a page. */

const sheets = new Map<string, CSSStyleSheet>()

export function adoptCss(root: ShadowRoot, css: string): void {
  let sheet = sheets.get(css)
  if (!sheet) {
    sheet = new CSSStyleSheet()
    sheet.replaceSync(css)
    sheets.set(css, sheet)
  }
  if (!root.adoptedStyleSheets.includes(sheet)) root.adoptedStyleSheets.push(sheet)
}
