import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { supportRefusal } from '../../../../src/contracts/support.js'
import type { PageWindow } from '../../../../src/host/host.js'
import { upload } from '../../../../src/widgets/support/form/upload.js'
import { FakeUpload } from '../fake-upload.js'

const told: string[] = []
const host = {
  window: { XMLHttpRequest: FakeUpload } as unknown as PageWindow,
  url: (value: unknown) => (value === '/bad' ? undefined : `https://shop.example${String(value)}`),
  report: (_code: string, message: string) => void told.push(message),
}
const send = (more: Partial<Parameters<typeof upload>[2]> = {}, path = '/requests') =>
  upload(host, path, { body: new FormData(), credentials: 'same-origin', ...more })
const sent = () => FakeUpload.all[0]!

beforeEach(() => {
  FakeUpload.reset()
  FakeUpload.answer = undefined
  told.length = 0
  vi.useFakeTimers()
})
afterEach(() => vi.useRealTimers())

describe('an upload', () => {
  it('goes to the shop, with cookies elsewhere only if the page asked for it', async () => {
    void send()
    expect(sent()).toMatchObject({
      method: 'POST',
      url: 'https://shop.example/requests',
      withCredentials: false,
    })
    void send({ credentials: 'include' })
    expect(FakeUpload.all[1]!.withCredentials).toBe(true)
  })

  it('tells how much is sent, and is well with any good answer', async () => {
    const shares: number[] = []
    const answer = send({ onProgress: (share) => shares.push(share) })
    sent().progress(25, 100)
    sent().progress(100, 100)
    sent().respond(201)
    expect(await answer).toEqual({ ok: true, status: 201 })
    expect(shares).toEqual([0.25, 1])
  })

  it('does not watch where nothing is to be shown, so that other origins are not asked for permission', () => {
    void send()
    expect(sent().upload.onprogress).toBeNull()
  })

  it('that goes on is not cut, however long it takes', async () => {
    const answer = send({ onProgress: () => {} })
    for (let step = 1; step <= 10; step++) {
      vi.advanceTimersByTime(14_000)
      sent().progress(step, 10)
    }
    expect(sent().isAborted).toBe(false)
    sent().respond(200)
    expect((await answer).ok).toBe(true)
  })

  it('whose answer comes slowly is not cut either', async () => {
    const answer = send()
    for (let step = 1; step <= 3; step++) {
      vi.advanceTimersByTime(14_000)
      sent().onprogress?.()
    }
    expect(sent().isAborted).toBe(false)
    sent().respond(200)
    expect((await answer).ok).toBe(true)
  })

  it('ends after 15 s without a sign of life', async () => {
    const answer = send()
    vi.advanceTimersByTime(14_999)
    expect(sent().isAborted).toBe(false)
    vi.advanceTimersByTime(1)
    expect(await answer).toEqual({ ok: false, status: 0, isAborted: false })
    expect(told).toEqual(['POST /requests: no answer'])
  })

  it('can be taken back, which is nobody’s failure', async () => {
    const controller = new AbortController()
    const answer = send({ signal: controller.signal })
    controller.abort()
    expect(await answer).toEqual({ ok: false, status: 0, isAborted: true })
    expect(sent().isAborted).toBe(true)
    expect(told).toEqual([])
  })

  it('is not begun when it was taken back before', async () => {
    const controller = new AbortController()
    controller.abort()
    expect(await send({ signal: controller.signal })).toMatchObject({ ok: false, isAborted: true })
    expect(FakeUpload.all).toEqual([])
  })

  it.each([
    ['an error', 500, '{}'],
    ['a web page in place of an answer', 200, '<!doctype html>'],
  ])('fails with %s', async (_case, status, body) => {
    const answer = send()
    sent().respond(status, body)
    expect(await answer).toMatchObject({ ok: false, status })
    expect(told).toHaveLength(1)
  })

  it('fails when it was led to another address', async () => {
    const answer = send()
    sent().responseURL = 'https://elsewhere.example/login'
    sent().respond(200)
    expect((await answer).ok).toBe(false)
  })

  it('gives the reason of a refusal, which is a regular answer', async () => {
    const answer = send({ errorSchema: supportRefusal as never })
    sent().respond(400, '{"type":"urn:support:email_invalid","field":"customerEmail"}')
    expect(await answer).toMatchObject({ ok: false, error: { field: 'customerEmail' } })
    expect(told).toEqual([])
  })

  it('is not made to an address that is refused', async () => {
    expect(await send({}, '/bad')).toMatchObject({ ok: false, status: 0 })
    expect(FakeUpload.all).toEqual([])
  })
})
