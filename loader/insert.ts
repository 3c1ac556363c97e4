/**
 * Code comes in by script elements with an integrity hash; an `import()` alone is not protected. Once the element
 * has loaded, `import()` of the same address gives the module that was checked.
 */

export const doc = document

let own = doc.currentScript as HTMLScriptElement
/** It is null for some injected scripts, and a named element of the page may stand in front of it. */
if (own?.text == null) own = doc.querySelector('[src*="loader.js"]')!
export const script = own

/** Everything that we fetch stands beside the loader, and the policy blesses nothing else. */
let policy = { createScriptURL: (path: string): string => new URL(path, script.src).href }
try {
  policy = (window as any).trustedTypes.createPolicy('shop-sdk', policy)
} catch {
  // No such thing here, or none of ours is allowed: where the page enforces it, the element refuses the address.
}

const insert = (path: string, integrity: string) =>
  new Promise<any>((done, failed) => {
    doc.documentElement.append(
      Object.assign(doc.createElementNS('http://www.w3.org/1999/xhtml', 'script'), {
        type: 'module',
        integrity,
        nonce: script.nonce,
        onerror: failed,
        onload(this: HTMLScriptElement) {
          import(this.src).then(done, failed)
        },
        src: policy.createScriptURL(path),
      }),
    )
  })

/** A file that fails (gone after a deploy, cut off) is tried once more with a fresh address. */
export const load = (path: string, integrity: string): Promise<any> =>
  insert(path, integrity).catch(() => insert(path + '?1', integrity))
