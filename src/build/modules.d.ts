/** A style sheet as minified text. */
declare module '*.css' {
  const css: string
  export default css
}

/** A picture; the address relative to the folder that holds the loader. */
declare module '*.jpg' {
  const path: string
  export default path
}
declare module '*.svg' {
  const path: string
  export default path
}

/** The site content of a widget; made by the build. */
declare module 'files:*' {
  const files: import('../shop/page.js').WidgetFiles
  export default files
}

/** What the npm package knows without asking; made by the build. */
declare module 'package:facts' {
  const facts: {
    version: string
    /** Site → `locale symbol`. */
    sites: Record<string, string | undefined>
    /** Widget → its style sheet, beside the loader. */
    sheets: Record<string, string | undefined>
  }
  export default facts
}
