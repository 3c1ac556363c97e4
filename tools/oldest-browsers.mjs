/**
 * The oldest versions of browsers that the code must work in: those of October 2024, two years before this release.
 * Firefox 128 had extended support at that time. docs/versions.md, "Browsers".
 */
export const OLDEST = {
  chrome: '130',
  edge: '130',
  firefox: '128',
  safari: '18',
}
