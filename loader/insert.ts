/**
 * Code comes in by script elements with an integrity hash; an `import()` alone is not protected. Once the element
 * has loaded, `import()` of the same address gives the module that was checked.
 */

export const doc = document

const own = doc.currentScript as HTMLScriptElement | null
/** It is null for some injected scripts, and a named element of the page may stand in front of it. */
export const script: HTMLScriptElement = own?.text == null ? doc.querySelector('[src*="loader.js"]')! : own

/** Everything that we fetch stands beside the loader, and the policy blesses nothing else. */
let policy = { createScriptURL: (path: string) => new URL(path, script.src) as unknown as string }
try {
  policy = (window as any).trustedTypes.createPolicy('shop-sdk', policy)
} catch {
  // No such thing here, or none of ours is allowed: where the page enforces it, the element refuses the address.
}

/**
 * A file beside the loader as a module.
 *
 * @param fresh  makes another address of it, for whoever tries once more: the file may be gone or cut off
 */
export const load = (path: string, integrity: string, fresh = '') =>
  new Promise<any>((done, failed) => {
    doc.documentElement.append(
      Object.assign(doc.createElement('script'), {
        type: 'module',
        integrity,
        nonce: script.nonce,
        onerror: failed,
        onload(this: HTMLScriptElement) {
          done(import(this.src))
        },
        src: policy.createScriptURL(path + fresh),
      }),
    )
  })
