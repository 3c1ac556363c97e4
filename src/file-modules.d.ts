/** A style sheet as minified text. */
declare module '*.css' {
  const css: string
  export default css
}

/** A picture: its path beside the loader. */
declare module '*.jpg' {
  const path: string
  export default path
}
declare module '*.svg' {
  const path: string
  export default path
}
