/**
 * What a shop replaces before it goes live: the one list for `docs/start/operator.md`, and for the command `release`, which prints
 * what is still there.
 */

/** Whether a text contains a placeholder: nobody owns a host name that ends in `.example`. */
export const isPlaceholder = (text: string): boolean => /\.example(?![\w-]|\.\w)/i.test(text)

interface Placeholder {
  text: string
  /** What belongs there. */
  what: string
  /** Where somebody writes it. */
  where: string
  /** What somebody does instead who has only the packages, and cannot build them. */
  inPackages?: string
}

/** What a release contains or names. */
export const IN_RELEASE = {
  origin: {
    text: 'https://cdn.example',
    what: 'the address of your CDN',
    where: '`--origin` of `release`, once: the folder remembers it',
  },
  docs: {
    text: 'https://cdn.example/docs/',
    what: 'the address of your public docs',
    where: '`homepage` in `package.json` and `cli/package.json`, before the build',
  },
  support: {
    text: 'service@shop.example',
    what: 'the e-mail address of your customer service, which visitors see below the support form',
    where: '`src/sites/support.ts` before the build, or the option `texts` of each page',
    inPackages: '`contactEmail` in the option `texts` of each page with a support form',
  },
} as const satisfies Record<string, Placeholder>

/**
 * @param found      what a release has at these places
 * @param isPackage  whether the release comes from the packages, which somebody else has built
 * @returns a sentence for each place with placeholders
 */
export const describePlaceholders = (
  found: Readonly<Partial<Record<keyof typeof IN_RELEASE, readonly string[]>>>,
  isPackage: boolean,
): string[] =>
  Object.entries(found).flatMap(([name, texts]) => {
    const left = texts.filter(isPlaceholder)
    if (left.length === 0) return []
    const { what, where, inPackages = where }: Placeholder = IN_RELEASE[name as keyof typeof IN_RELEASE]
    const [are, them] = left.length === 1 ? ['is a placeholder', 'it'] : ['are placeholders', 'them']
    const place = (isPackage ? inPackages : where).replaceAll('`', '')
    return [`Warning: ${left.join(' and ')} ${are}. Replace ${them} by ${what}: ${place}.`]
  })
