/** A style sheet as minified text. */
declare module '*.css' {
  const css: string
  export default css
}
