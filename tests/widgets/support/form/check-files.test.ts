import { describe, expect, it } from 'vitest'
import { checkFiles, findChanged, type Attachment } from '../../../../src/widgets/support/form/check-files.js'

const STARTS = {
  png: [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a],
  jpeg: [0xff, 0xd8, 0xff, 0xe0, 0, 0, 0, 0],
  pdf: [...'%PDF-1.7'].map((character) => character.charCodeAt(0)),
  exe: [...'MZ\x90\0\x03\0\0\0'].map((character) => character.charCodeAt(0)),
}
const file = (name: string, type: string, start: number[], size = 1000): Attachment => ({
  name,
  type,
  size,
  lastModified: 0,
  slice: (from, to) => ({
    arrayBuffer: () => Promise.resolve(Uint8Array.from(start.slice(from, to)).buffer),
  }),
})
const png = (name = 'photo.png', size?: number) => file(name, 'image/png', STARTS.png, size)
const limits = { maxFiles: 3, maxFileSize: 5000 }
const { signal } = new AbortController()
const problems = async (chosen: Attachment[], attached: Attachment[] = []) =>
  (await checkFiles(chosen, () => attached, limits, signal)).refused.map(({ problem }) => problem)

describe('attachments', () => {
  it('can be JPEG, PNG and PDF files', async () => {
    const chosen = [
      png(),
      file('a.jpg', 'image/jpeg', STARTS.jpeg),
      file('B.JPEG', 'image/jpeg', STARTS.jpeg),
    ]
    expect((await checkFiles(chosen, () => [], limits, signal)).accepted).toEqual(chosen)
    expect(await problems([file('bill.pdf', 'application/pdf', STARTS.pdf)])).toEqual([])
    // Windows gives this extension to pictures that are saved from a web page.
    expect(await problems([file('a.jfif', 'image/jpeg', STARTS.jpeg)])).toEqual([])
  })

  it.each([
    ['a document of an Android app', file('document:4711', 'application/pdf', STARTS.pdf)],
    ['a picture without an extension', file('IMG_1234', 'image/jpeg', STARTS.jpeg)],
    ['a name that ends with a date', file('Rechnung 12.11.2026', 'application/pdf', STARTS.pdf)],
    ['a name with a dot and a blank', file('Rechnung Dr. Müller', 'application/pdf', STARTS.pdf)],
    ['a byte order mark', file('bill.pdf', 'application/pdf', [0xef, 0xbb, 0xbf, ...STARTS.pdf])],
    ['a line break', file('bill.pdf', 'application/pdf', [0x0d, 0x0a, ...STARTS.pdf])],
    ['a header of a printer', file('bill.pdf', 'application/pdf', [...Array(1019).fill(32), ...STARTS.pdf])],
  ])('may have %s', async (_case, accepted) => {
    expect(await problems([accepted])).toEqual([])
  })

  it.each([
    [
      'a PDF header after the first 1,024 bytes',
      file('bill.pdf', 'application/pdf', [...Array(1020).fill(32), ...STARTS.pdf]),
    ],
    ['a name that hides its extension by a dot', file('bill.exe. ', 'application/pdf', STARTS.pdf)],
    ['another type', file('film.mp4', 'video/mp4', STARTS.png)],
    ['no type', file('photo.png', '', STARTS.png)],
    ['an extension of another type', file('photo.exe', 'image/png', STARTS.png)],
    ['a name that hides its extension', file('bill.pdf.exe', 'application/pdf', STARTS.pdf)],
    ['the content of a program and the type of a picture', file('photo.png', 'image/png', STARTS.exe)],
    ['the content of a picture and the type of a document', file('bill.pdf', 'application/pdf', STARTS.jpeg)],
    ['an empty file', file('photo.png', 'image/png', [], 0)],
    ['a type named like a member of every object', file('a.png', 'constructor', STARTS.png)],
  ])('are refused with %s', async (_case, refused) => {
    expect(await problems([refused])).toEqual(['type'])
  })

  it('can have 5,000 kB of 1,000 bytes, and not one byte more', async () => {
    expect(await problems([png('a.png', 5_000_000)])).toEqual([])
    expect(await problems([png('a.png', 5_000_001)])).toEqual(['size'])
  })

  it('can be three, including those attached before; all others are refused', async () => {
    const { accepted, refused } = await checkFiles(
      [png('b.png'), png('c.png'), png('d.png')],
      () => [png('a.png')],
      limits,
      signal,
    )
    expect(accepted.map(({ name }) => name)).toEqual(['b.png', 'c.png'])
    expect(refused).toEqual([{ name: 'd.png', problem: 'count' }])
  })

  it('are not read if they cannot be accepted', async () => {
    const read: string[] = []
    const watched = (name: string): Attachment => ({
      ...png(name),
      slice: (from, to) => {
        read.push(name)
        return png().slice(from, to)
      },
    })
    const chosen = Array.from({ length: 300 }, (_, at) => watched(`${at}.png`))
    expect(await problems([{ ...watched('a.exe'), type: 'image/png' }, ...chosen])).toEqual([
      'type',
      ...Array<string>(297).fill('count'),
    ])
    expect(read).toEqual(['0.png', '1.png', '2.png'])
  })

  it('are refused when they are attached already', async () => {
    expect(await problems([png()], [png()])).toEqual(['twice'])
    expect(await problems([png(), png()])).toEqual(['twice'])
  })

  it('are refused when they cannot be read, such as a folder or a deleted file', async () => {
    const gone = {
      ...png(),
      slice: () => ({ arrayBuffer: () => Promise.reject(new Error('NotFoundError')) }),
    }
    expect(await problems([gone])).toEqual(['unreadable'])
  })

  it('are counted after they were read, because the person may have removed one in the meantime', async () => {
    const attached = [png('a.png'), png('b.png'), png('c.png')]
    const checking = checkFiles([png('d.png')], () => attached, limits, signal)
    attached.pop()
    expect((await checking).refused).toEqual([])
  })

  it('are refused when the check is stopped before they have been read', async () => {
    const stop = new AbortController()
    const slow = { ...png('slow.png'), slice: () => ({ arrayBuffer: () => new Promise<never>(() => {}) }) }
    const checking = checkFiles([png(), slow, png('next.png')], () => [], limits, stop.signal)
    stop.abort()
    const { accepted, refused } = await checking
    expect([...accepted, ...refused].map(({ name }) => name).sort()).toEqual([
      'next.png',
      'photo.png',
      'slow.png',
    ])
    expect(refused).toContainEqual({ name: 'slow.png', problem: 'unreadable' })
    expect(refused).toContainEqual({ name: 'next.png', problem: 'unreadable' })
  })

  it('are not read beyond their first bytes', async () => {
    let read = 0
    const watched: Attachment = {
      ...png(),
      slice: (from, to) => {
        read = Math.max(read, to)
        return png().slice(from, to)
      },
    }
    await problems([watched])
    expect(read).toBeLessThan(16)
  })
})

describe('attached files', () => {
  const problemsOf = async (attached: Attachment[]) =>
    [...(await findChanged(attached, signal))].map(([{ name }, problem]) => [name, problem])
  const whole = (attached: Attachment, bytes: number[]): Attachment => ({
    ...attached,
    slice: (from, to) => file('', '', bytes).slice(from, to),
  })
  const intact = whole(png('intact.png', 16), [...STARTS.png, ...STARTS.png])

  it('are the same as before', async () => {
    expect(await problemsOf([intact])).toEqual([])
  })

  it('have changed if their start or their end is no longer what it was, or if they cannot be read', async () => {
    const gone = { ...intact, slice: () => ({ arrayBuffer: () => Promise.reject(new Error('gone')) }) }
    expect(
      await problemsOf([
        { ...gone, name: 'gone.png' },
        intact,
        whole({ ...intact, name: 'replaced.png' }, [...STARTS.exe, ...STARTS.exe]),
        whole({ ...intact, name: 'shorter.png' }, STARTS.png),
      ]),
    ).toEqual([
      ['gone.png', 'unreadable'],
      ['replaced.png', 'type'],
      ['shorter.png', 'unreadable'],
    ])
  })
})
