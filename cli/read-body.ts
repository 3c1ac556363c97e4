/**
 * Reads the body of a response, up to a limit: a server that never stops sending must not fill the memory.
 *
 * @returns `undefined` if the body is longer
 */
export async function readBody(
  response: Response,
  maxBytes: number,
): Promise<Uint8Array<ArrayBuffer> | undefined> {
  const chunks: Uint8Array[] = []
  let size = 0
  // Leaving the loop early also ends the transfer.
  for await (const chunk of response.body ?? []) {
    size += chunk.length
    if (size > maxBytes) return undefined
    chunks.push(chunk)
  }
  const body = new Uint8Array(size)
  let end = 0
  for (const chunk of chunks) {
    body.set(chunk, end)
    end += chunk.length
  }
  return body
}
