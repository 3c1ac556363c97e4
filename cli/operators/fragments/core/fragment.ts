/** A rendered fragment, as it is kept and sent. */
import { hashOf } from './hash.js'

export interface Fragment {
  body: Uint8Array<ArrayBuffer>
  /** The value of the `ETag` header. */
  etag: string
}

export async function createFragment(html: string): Promise<Fragment> {
  const body = new TextEncoder().encode(html)
  return { body, etag: `"${await hashOf(body)}"` }
}
