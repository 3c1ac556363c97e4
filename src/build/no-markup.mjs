/**
 * Takes the one way by which a text could become markup out of the view library: nothing of ours uses it, so what
 * the linter forbids to our code is not in the shipped code either. Fails where a new release has other code.
 */
const PARTS = [
  [/"dangerouslySetInnerHTML"==(\w+)\?\w+=\w+:/g, 2, ''],
  [
    /\w\?\(\w\|\|\w&&\([^()]*\.innerHTML\)\|\|\(\w\.innerHTML=\w\.__html\),\w\.__k=\[\]\):\(\w&&\(\w\.textContent=""\),/g,
    1,
    '(',
  ],
]

export const noMarkup = () => ({
  name: 'no-markup',
  transform(code, id) {
    if (!/preact[\\/]dist[\\/]preact\.mjs$/.test(id)) return null
    let plain = code
    for (const [pattern, times, replacement] of PARTS) {
      if (plain.match(pattern)?.length !== times)
        this.error('preact has changed: see src/build/no-markup.mjs')
      plain = plain.replace(pattern, replacement)
    }
    return { code: plain, map: { mappings: '' } }
  },
})
