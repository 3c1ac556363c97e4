/** An `XMLHttpRequest` that a test controls. */
export class FakeUpload {
  static all: FakeUpload[] = []
  /** The response to each request; if `undefined`, the test calls `respond`. */
  static response: { status: number; body?: string } | undefined

  method = ''
  url = ''
  body: FormData | undefined
  headers: Record<string, string> = {}
  withCredentials = false
  /** Of a request that `fetch` has sent. */
  keepalive: boolean | undefined
  status = 0
  responseText = ''
  responseURL = ''
  isAborted = false
  onprogress: (() => void) | null = null
  onloadend: (() => void) | null = null
  upload: { onprogress: ((event: { loaded: number; total: number }) => void) | null } = { onprogress: null }

  open(method: string, url: string) {
    this.method = method
    this.url = this.responseURL = url
  }
  setRequestHeader(name: string, value: string) {
    this.headers[name] = value
  }
  send(body: FormData) {
    this.body = body
    FakeUpload.all.push(this)
    const { response } = FakeUpload
    if (response) queueMicrotask(() => this.respond(response.status, response.body))
  }
  abort() {
    this.isAborted = true
    this.status = 0
    this.onloadend?.()
  }
  progress(loaded: number, total: number) {
    this.upload.onprogress?.({ loaded, total })
  }
  respond(status: number, body = '{}') {
    if (this.isAborted) return
    this.status = status
    this.responseText = body
    this.onloadend?.()
  }

  static reset() {
    FakeUpload.all = []
    FakeUpload.response = { status: 201 }
  }
}

/** `fetch` for requests without attachments: a test sees them and responds, as it does for those with attachments. */
export const fetchAsUpload = (
  url: string,
  { method, body, signal, keepalive }: RequestInit,
): Promise<Response> =>
  new Promise((resolve, reject) => {
    const request = new FakeUpload()
    request.onloadend = () =>
      request.status
        ? resolve(new Response(request.responseText, { status: request.status }))
        : reject(new DOMException('aborted', 'AbortError'))
    signal?.addEventListener('abort', () => request.abort())
    request.open(method!, url)
    request.keepalive = keepalive
    request.send(body as FormData)
  })
