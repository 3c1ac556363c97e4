/** @returns the texts to assign to `document.cookie`, to set some cookies and to remove others */
export const cookieTexts = (cookies: ReadonlyMap<string, string>, removed: readonly string[]): string[] => [
  ...[...cookies].map(([name, value]) => `${name}=${value}; path=/`),
  // happy-dom only supports `expires`.
  ...removed.map((name) => `${name}=; path=/; expires=Thu, 01 Jan 1970 00:00:00 GMT`),
]
