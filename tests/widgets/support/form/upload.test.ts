import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createSupportRefusal } from '../../../../src/services/support.js'
import type { PageWindow } from '../../../../src/host/host.js'
import { upload } from '../../../../src/widgets/support/form/upload.js'
import { FakeUpload } from '../fake-upload.js'

const supportRefusal = createSupportRefusal()

const reports: string[] = []
const host = {
  window: { XMLHttpRequest: FakeUpload } as unknown as PageWindow,
  url: (value: unknown) => (value === '/bad' ? undefined : `https://shop.example${String(value)}`),
  report: (_code: string, message: string) => void reports.push(message),
}
const send = (more: Partial<Parameters<typeof upload>[2]> = {}, path = '/requests') =>
  upload(host, path, { body: new FormData(), credentials: 'same-origin', onProgress: () => {}, ...more })
const sent = () => FakeUpload.all[0]!

beforeEach(() => {
  FakeUpload.reset()
  FakeUpload.response = undefined
  reports.length = 0
  vi.useFakeTimers()
})
afterEach(() => vi.useRealTimers())

describe('an upload', () => {
  it('goes to the shop, and sends cookies to another origin only if the options say so', async () => {
    void send()
    expect(sent()).toMatchObject({
      method: 'POST',
      url: 'https://shop.example/requests',
      withCredentials: false,
    })
    void send({ credentials: 'include' })
    expect(FakeUpload.all[1]!.withCredentials).toBe(true)
  })

  it('reports its progress, and succeeds with any 2xx response', async () => {
    const shares: number[] = []
    const response = send({ onProgress: (share) => shares.push(share) })
    sent().progress(25, 100)
    sent().progress(100, 100)
    sent().respond(201)
    expect(await response).toEqual({ ok: true, status: 201 })
    expect(shares).toEqual([0.25, 1])
  })

  it('that makes progress is not aborted, however long it takes', async () => {
    const response = send()
    for (let step = 1; step <= 10; step++) {
      vi.advanceTimersByTime(14_000)
      sent().progress(step, 10)
    }
    expect(sent().isAborted).toBe(false)
    sent().respond(200)
    expect((await response).ok).toBe(true)
  })

  it('whose response arrives slowly is not aborted either', async () => {
    const response = send()
    for (let step = 1; step <= 3; step++) {
      vi.advanceTimersByTime(14_000)
      sent().onprogress?.()
    }
    expect(sent().isAborted).toBe(false)
    sent().respond(200)
    expect((await response).ok).toBe(true)
  })

  it('fails after 15 s without progress', async () => {
    const response = send()
    vi.advanceTimersByTime(14_999)
    expect(sent().isAborted).toBe(false)
    vi.advanceTimersByTime(1)
    expect(await response).toEqual({ ok: false, status: 0 })
    expect(reports).toEqual(['POST /requests: no response'])
  })

  it('can be aborted, which is not reported', async () => {
    const controller = new AbortController()
    const response = send({ signal: controller.signal })
    controller.abort()
    expect(await response).toEqual({ ok: false, status: 0 })
    expect(sent().isAborted).toBe(true)
    expect(reports).toEqual([])
  })

  it('is not started if it was aborted before', async () => {
    const controller = new AbortController()
    controller.abort()
    expect(await send({ signal: controller.signal })).toMatchObject({ ok: false, status: 0 })
    expect(FakeUpload.all).toEqual([])
  })

  it.each([
    ['an error', 500, '{}'],
    ['a web page instead of a response', 200, '<!doctype html>'],
  ])('fails with %s', async (_case, status, body) => {
    const response = send()
    sent().respond(status, body)
    expect(await response).toMatchObject({ ok: false, status })
    expect(reports).toHaveLength(1)
  })

  it('fails if it was redirected', async () => {
    const response = send()
    sent().responseURL = 'https://elsewhere.example/login'
    sent().respond(200)
    expect((await response).ok).toBe(false)
  })

  it('returns an expected error response, which is not reported', async () => {
    const response = send({ errorSchema: supportRefusal as never })
    sent().respond(400, '{"type":"urn:support:email_invalid","field":"customerEmail"}')
    expect(await response).toMatchObject({ ok: false, error: { field: 'customerEmail' } })
    expect(reports).toEqual([])
  })

  it('is not sent to a refused address', async () => {
    expect(await send({}, '/bad')).toMatchObject({ ok: false, status: 0 })
    expect(FakeUpload.all).toEqual([])
  })
})
