import { fireEvent, getByLabelText, waitFor } from '@testing-library/dom'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { idle } from '../../../support/idle.js'
import { FakeUpload } from '../fake-upload.js'
import { diskFile, fileOf, leavePage, openPage, slowFile } from '../support-page.js'

afterEach(leavePage)

const fileNames = (page: Awaited<ReturnType<typeof openPage>>) =>
  page.parts('file').map((item) => item.querySelector('span')!.textContent)

describe('attachments', () => {
  it('are listed and announced with their names', async () => {
    const page = await openPage()
    page.choose('attachments', [fileOf('foto.png'), fileOf('rechnung.pdf', 'application/pdf')])
    await waitFor(() => expect(fileNames(page)).toEqual(['foto.png', 'rechnung.pdf']))
    expect(page.announced()).toContain('foto.png hinzugefügt. rechnung.pdf hinzugefügt.')
    expect(page.part('file')!.textContent).toContain('2\u00a0kB')
  })

  it('are refused with their name and a reason, which is shown and announced', async () => {
    const page = await openPage()
    page.choose('attachments', [
      new File(['MZ'], 'virus.png', { type: 'image/png' }),
      fileOf('gross.png', 'image/png', 5_000_001),
    ])
    await waitFor(() =>
      expect(page.error('attachments')).toBe(
        'virus.png wurde abgelehnt: Nur JPEG, PNG und PDF sind möglich.\n' +
          'gross.png wurde abgelehnt: Die Datei ist größer als 5\u00a0MB.',
      ),
    )
    expect(page.announced()).toContain('virus.png wurde abgelehnt')
    expect(fileNames(page)).toEqual([])
  })

  it('are refused with at most five lines and a count, however many are chosen at once', async () => {
    const page = await openPage()
    page.choose(
      'attachments',
      Array.from({ length: 300 }, (_, at) => fileOf(`foto-${at}.png`, 'image/png', 1000 + at)),
    )
    await waitFor(() => expect(page.error('attachments').split('\n')).toHaveLength(6))
    expect(page.error('attachments').split('\n').at(-1)).toBe('… +292')
    expect(page.parts('file')).toHaveLength(3)
  })

  it('count by the limits of now: a lower one refuses what is attached', async () => {
    const page = await openPage()
    page.fill()
    page.choose('attachments', [
      fileOf('a.png', 'image/png', 1500),
      fileOf('b.png', 'image/png', 1200),
      fileOf('c.png', 'image/png', 900),
    ])
    await waitFor(() => expect(page.parts('file')).toHaveLength(3))
    await page.change({ maxFileSize: 1 })
    await waitFor(() => expect(page.error('attachments').split('\n')).toHaveLength(2))
    expect(page.error('attachments')).toContain('a.png wurde abgelehnt: Die Datei ist größer als')
    page.choose('attachments', [fileOf('d.png', 'image/png', 1000)])
    await waitFor(() => expect(page.parts('file')).toHaveLength(2))
    await page.change({ maxFileSize: 1, maxFiles: 1 })
    await waitFor(() => expect(page.error('attachments')).toContain('d.png wurde abgelehnt'))
    page.submit()
    const names = (await page.request()).body!.getAll('attachments').map((file) => (file as File).name)
    expect(names).toEqual(['c.png'])
  })

  it('that are dropped on the zone do not reach the page', async () => {
    const page = await openPage()
    const onDrop = vi.fn()
    document.addEventListener('drop', onDrop)
    const dataTransfer = { types: ['Files'], files: [fileOf('a.png')] }
    fireEvent.drop(page.part('drop-zone')!, { dataTransfer })
    await page.seen('file')
    fireEvent.drop(page.part('submit')!, { dataTransfer })
    document.removeEventListener('drop', onDrop)
    expect(onDrop).toHaveBeenCalledTimes(1)
  })

  it('that a schema requires stay invalid while all files are refused, and the reason is shown', async () => {
    const page = await openPage({ options: { schema: { required: ['attachments'], properties: {} } } })
    page.fill()
    page.submit()
    await waitFor(() => expect(page.field('attachments')!.dataset.state).toBe('error'))
    page.control('attachments').blur()
    const files = [fileOf('gross.png', 'image/png', 5_000_001)]
    fireEvent.drop(page.part('drop-zone')!, { dataTransfer: { types: ['Files'], files } })
    await waitFor(() =>
      expect(page.error('attachments')).toBe(
        'gross.png wurde abgelehnt: Die Datei ist größer als 5\u00a0MB.',
      ),
    )
    expect(page.field('attachments')!.dataset.state).toBe('error')
  })

  it('are chosen with a control whose name contains its visible text', async () => {
    const page = await openPage()
    const named = getByLabelText(page.place, /Dateien auswählen oder hierher ziehen/)
    expect(named).toBe(page.control('attachments'))
    expect(named).toBe(getByLabelText(page.place, /Anhänge/))
  })

  it('are limited in number and size by the options', async () => {
    const page = await openPage({ options: { maxFiles: 1, maxFileSize: 2 } })
    expect(page.place.textContent).toContain(
      'JPEG, PNG oder PDF, höchstens 1\u00a0Datei, bis 2\u00a0kB pro Datei',
    )
    expect(page.control('attachments').multiple).toBe(false)
    expect(getByLabelText(page.place, /Datei auswählen oder hierher ziehen/)).toBe(
      page.control('attachments'),
    )
    page.choose('attachments', [fileOf('a.png'), fileOf('b.png')])
    await waitFor(() =>
      expect(page.error('attachments')).toBe('b.png wurde abgelehnt: Es ist höchstens 1 Anhang möglich.'),
    )
    page.choose('attachments', [fileOf('c.png', 'image/png', 2001)])
    await waitFor(() => expect(page.error('attachments')).toContain('größer als 2\u00a0kB'))
  })

  it('are not offered if maxFiles is 0', async () => {
    const page = await openPage({ options: { maxFiles: 0 } })
    expect(page.part('drop-zone')).toBeNull()
  })

  it('can be removed, which is announced, and the focus moves to the input', async () => {
    const page = await openPage()
    page.choose('attachments', [fileOf('foto.png'), fileOf('b.png')])
    await waitFor(() => expect(fileNames(page)).toHaveLength(2))
    const remove = page.part('file-remove')!
    expect(remove.getAttribute('aria-label')).toBe('foto.png entfernen')
    remove.focus()
    remove.click()
    await waitFor(() => expect(fileNames(page)).toEqual(['b.png']))
    expect(page.announced()).toContain('foto.png entfernt.')
    expect(document.activeElement).toBe(page.control('attachments'))
  })

  it('can be dropped on the zone, which is highlighted while files are over it', async () => {
    const page = await openPage()
    const zone = page.part('drop-zone')!
    expect(zone.dataset.dragging).toBe('false')
    const dataTransfer = { types: ['Files'], files: [fileOf('foto.png')] }
    fireEvent.dragEnter(zone, { dataTransfer })
    await waitFor(() => expect(zone.dataset.dragging).toBe('true'))
    fireEvent.dragLeave(zone, { dataTransfer })
    await waitFor(() => expect(zone.dataset.dragging).toBe('false'))
    fireEvent.dragOver(zone, { dataTransfer })
    fireEvent.drop(zone, { dataTransfer })
    await waitFor(() => expect(fileNames(page)).toEqual(['foto.png']))
    expect(zone.dataset.dragging).toBe('false')
  })

  it.each([
    ['no data', {}],
    ['data of no type', { dataTransfer: { types: [], files: [] } }],
  ])('may come from a drag with %s, which highlights the zone and attaches nothing', async (_name, init) => {
    const page = await openPage()
    const zone = page.part('drop-zone')!
    fireEvent.dragOver(zone, init)
    await waitFor(() => expect(zone.dataset.dragging).toBe('true'))
    fireEvent.drop(zone, init)
    await waitFor(() => expect(zone.dataset.dragging).toBe('false'))
    expect(page.part('file')).toBeNull()
  })

  it('are only files: dragging a text or a link does not highlight the zone', async () => {
    const page = await openPage()
    const zone = page.part('drop-zone')!
    fireEvent.dragEnter(zone, { dataTransfer: { types: ['text/plain'], files: [] } })
    expect(zone.dataset.dragging).toBe('false')
  })

  it('that are dropped next to the zone do not replace the page', async () => {
    const page = await openPage()
    const dataTransfer = { types: ['Files'], files: [fileOf('foto.png')] }
    for (const place of [page.field('customerEmail')!, page.control('message'), page.part('address')!]) {
      expect(fireEvent.dragOver(place, { dataTransfer })).toBe(false)
      expect(fireEvent.drop(place, { dataTransfer })).toBe(false)
    }
    await idle()
    expect(page.part('file')).toBeNull()
  })

  it('that are dropped while the form is being sent do not replace the page, and are not attached', async () => {
    const page = await openPage()
    FakeUpload.response = undefined
    page.fill()
    page.submit()
    await page.request()
    await waitFor(() => expect(page.control('attachments').disabled).toBe(true))
    const dataTransfer = { types: ['Files'], files: [fileOf('foto.png')] }
    expect(fireEvent.dragOver(page.part('drop-zone')!, { dataTransfer })).toBe(false)
    expect(fireEvent.drop(page.part('drop-zone')!, { dataTransfer })).toBe(false)
    await idle()
    expect(page.part('drop-zone')!.dataset.dragging).toBe('false')
    expect(page.part('file')).toBeNull()
  })

  it('are only files: a text can be dropped into a field', async () => {
    const page = await openPage()
    const dataTransfer = { types: ['text/plain'], files: [] }
    expect(fireEvent.dragOver(page.control('message'), { dataTransfer })).toBe(true)
    expect(fireEvent.drop(page.control('message'), { dataTransfer })).toBe(true)
  })

  it('that were refused are not mentioned in the next form', async () => {
    const page = await openPage()
    page.fill()
    page.choose('attachments', [fileOf('gross.png', 'image/png', 5_000_001)])
    await waitFor(() => expect(page.error('attachments')).toContain('gross.png'))
    page.submit()
    const thanks = await page.seen('success')
    thanks.querySelector('button')!.click()
    await page.seen('form')
    expect(page.error('attachments')).toBe('')
  })

  it('are sent with the request, which shows its progress, and stay when it fails', async () => {
    const page = await openPage()
    FakeUpload.response = undefined
    page.fill()
    page.choose('attachments', [fileOf('foto.png'), fileOf('rechnung.pdf', 'application/pdf')])
    await waitFor(() => expect(fileNames(page)).toHaveLength(2))
    page.submit()
    const request = await page.request()
    expect(request.body!.getAll('attachments').map((file) => (file as File).name)).toEqual([
      'foto.png',
      'rechnung.pdf',
    ])
    const bar = () => page.place.querySelector('progress')
    request.progress(42, 100)
    await waitFor(() => expect(bar()?.value).toBe(42))
    expect(page.place.textContent).toContain('42\u00a0% übertragen')
    request.respond(503)
    await page.seen('error-banner')
    expect(fileNames(page)).toEqual(['foto.png', 'rechnung.pdf'])
    expect(bar()).toBeNull()
  })
})

describe('a file that is still being read when the form is sent', () => {
  const sent = async ({ files, options = {} }: { files: File[]; options?: object }) => {
    const page = await openPage({ options })
    page.fill()
    page.choose('attachments', files)
    page.submit()
    await waitFor(() => expect(page.part('submit')!.getAttribute('aria-busy')).toBe('true'))
    return page
  }

  it('is waited for, and is sent', async () => {
    const { file, arrive } = slowFile('foto.png')
    const page = await sent({ files: [file] })
    await idle()
    expect(FakeUpload.all).toHaveLength(0)
    expect(page.control('message').disabled).toBe(true)
    arrive()
    const { body } = await page.request()
    expect(body!.getAll('attachments').map((sentFile) => (sentFile as File).name)).toEqual(['foto.png'])
    await page.seen('success')
    await idle()
    expect(page.announced()).not.toContain('foto.png hinzugefügt')
  })

  it('counts as attached if the schema requires attachments', async () => {
    const { file, arrive } = slowFile('foto.png')
    const page = await sent({
      files: [file],
      options: { schema: { required: ['attachments'], properties: {} } },
    })
    arrive()
    expect([...(await page.request()).body!.keys()]).toContain('attachments')
  })

  it('stops the request if it is refused: the form shows why, and can be sent again', async () => {
    const { file, arrive } = slowFile('virus.png', new File(['MZ'], 'virus.png', { type: 'image/png' }))
    const page = await sent({ files: [fileOf('foto.png'), file] })
    arrive()
    await waitFor(() => expect(page.error('attachments')).toContain('virus.png wurde abgelehnt'))
    await waitFor(() => expect(document.activeElement).toBe(page.control('attachments')))
    await idle()
    expect(FakeUpload.all).toHaveLength(0)
    expect(fileNames(page)).toEqual(['foto.png'])
    page.submit()
    const { body } = await page.request()
    expect(body!.getAll('attachments')).toHaveLength(1)
  })

  it('is dropped when sending is cancelled, so that the form can be sent without it', async () => {
    const page = await sent({ files: [slowFile('foto.png').file] })
    const [, cancel] = page.place.querySelectorAll<HTMLButtonElement>('.actions button')
    cancel!.click()
    await waitFor(() =>
      expect(page.error('attachments')).toBe('foto.png wurde abgelehnt: Die Datei ist nicht lesbar.'),
    )
    expect(FakeUpload.all).toHaveLength(0)
    await waitFor(() => expect(page.part('submit')!.hasAttribute('aria-busy')).toBe(false))
    page.submit()
    expect([...(await page.request()).body!.keys()]).not.toContain('attachments')
  })

  it('is not sent after the form has left the page', async () => {
    const { file, arrive } = slowFile('foto.png')
    await sent({ files: [file] })
    leavePage()
    await idle()
    arrive()
    await idle()
    expect(FakeUpload.all).toHaveLength(0)
  })
})

describe('a file that has changed or gone since it was attached', () => {
  const REFUSED = 'bill.png wurde abgelehnt: Die Datei ist nicht lesbar.'
  const namesIn = (data: FormData) => data.getAll('attachments').map((file) => (file as File).name)

  const attached = async (setting: Parameters<typeof openPage>[0] = {}) => {
    const page = await openPage(setting)
    const bill = diskFile('bill.png')
    const photo = diskFile('photo.png')
    page.fill()
    page.type('message', 'Guten Tag')
    page.choose('attachments', [bill.file, photo.file, fileOf('c.png')])
    await waitFor(() => expect(fileNames(page)).toHaveLength(3))
    const cancel = () =>
      waitFor(() => page.place.querySelectorAll<HTMLButtonElement>('.actions button')[1]!.click())
    const isRefused = () => waitFor(() => expect(page.error('attachments')).toBe(REFUSED))
    return { page, bill, photo, cancel, isRefused }
  }

  it('is removed and named before anything is sent, and the next submit sends the other files', async () => {
    const { page, bill, isRefused } = await attached()
    const prepared = vi.fn()
    page.place.addEventListener('support-submit', prepared)
    bill.changeOnDisk()
    page.submit()
    await isRefused()
    await waitFor(() => expect(document.activeElement).toBe(page.control('attachments')))
    expect(page.field('attachments')!.dataset['state']).toBe('error')
    expect(fileNames(page)).toEqual(['photo.png', 'c.png'])
    expect(page.part('error-banner')).toBeNull()
    expect(page.control('message').value).toBe('Guten Tag')
    expect(page.control('message').disabled).toBe(false)
    expect(prepared).not.toHaveBeenCalled()
    expect(FakeUpload.all).toEqual([])
    expect(page.submitted).toEqual([])
    expect(page.tracked.map(({ event_name }) => event_name)).toEqual([
      'page_view',
      'form_attempt',
      'form_failed',
    ])

    page.submit()
    expect(namesIn((await page.request()).body!)).toEqual(['photo.png', 'c.png'])
    await page.seen('success')
  })

  it('is named together with the others that have', async () => {
    const { page, bill, photo } = await attached()
    bill.changeOnDisk()
    photo.changeOnDisk()
    page.submit()
    await waitFor(() =>
      expect(page.error('attachments')).toBe(
        `${REFUSED}\nphoto.png wurde abgelehnt: Die Datei ist nicht lesbar.`,
      ),
    )
    expect(fileNames(page)).toEqual(['c.png'])
  })

  it('can be attached again', async () => {
    const { page, bill, isRefused } = await attached()
    bill.changeOnDisk()
    page.submit()
    await isRefused()
    page.choose('attachments', [fileOf('bill.png', 'image/png', 1300)])
    await waitFor(() => expect(fileNames(page)).toEqual(['photo.png', 'c.png', 'bill.png']))
    expect(page.error('attachments')).toBe('')
    page.submit()
    expect(namesIn((await page.request()).body!)).toEqual(['photo.png', 'c.png', 'bill.png'])
  })

  it('is missing if the schema requires attachments and it was the only one', async () => {
    const { page, bill, photo } = await attached({
      options: { schema: { required: ['attachments'], properties: {} } },
    })
    page.parts('file-remove')[2]!.click()
    await waitFor(() => expect(fileNames(page)).toHaveLength(2))
    bill.changeOnDisk()
    photo.changeOnDisk()
    page.submit()
    await waitFor(() => expect(fileNames(page)).toEqual([]))
    page.submit()
    await idle()
    expect(page.field('attachments')!.dataset['state']).toBe('error')
    expect(FakeUpload.all).toEqual([])
  })

  it('is named if it happens while it is being sent', async () => {
    const { page, bill, isRefused } = await attached()
    FakeUpload.response = undefined
    page.submit()
    const request = await page.request()
    bill.changeOnDisk()
    request.respond(0)
    await isRefused()
    await waitFor(() => expect(document.activeElement).toBe(page.control('attachments')))
    expect(page.part('error-banner')).toBeNull()
    expect(fileNames(page)).toEqual(['photo.png', 'c.png'])
    expect(page.submitted).toEqual([{ ok: false }])
  })

  it('is not the reason why there is no response if all files are as they were', async () => {
    const { page } = await attached()
    FakeUpload.response = { status: 0 }
    page.submit()
    await page.seen('error-banner')
    expect(fileNames(page)).toHaveLength(3)
    expect(page.error('attachments')).toBe('')
  })

  it('stays if sending is cancelled while it is read again, and the others are sent if it is removed then', async () => {
    const { page, bill, cancel } = await attached()
    bill.hang()
    page.submit()
    await cancel()
    await waitFor(() => expect(page.announced()).toContain('Das Senden wurde abgebrochen.'))
    expect(fileNames(page)).toHaveLength(3)
    expect(page.error('attachments')).toBe('')
    await idle()
    expect(FakeUpload.all).toEqual([])
    page.parts('file-remove')[0]!.click()
    await waitFor(() => expect(fileNames(page)).toEqual(['photo.png', 'c.png']))
    page.submit()
    expect(namesIn((await page.request()).body!)).toEqual(['photo.png', 'c.png'])
  })

  it('is not sent if the form leaves the page while it is read again', async () => {
    const { page, bill } = await attached()
    const prepared = vi.fn()
    page.place.addEventListener('support-submit', prepared)
    bill.hang()
    page.submit()
    await idle()
    leavePage()
    await idle()
    expect(prepared).not.toHaveBeenCalled()
    expect(FakeUpload.all).toEqual([])
  })

  it('is not given to a host page that sends the request itself, which gets the others', async () => {
    const { page, bill, isRefused } = await attached()
    const given: string[][] = []
    page.place.addEventListener('support-submit', (event) => {
      event.preventDefault()
      given.push(namesIn(event.detail.data))
    })
    bill.changeOnDisk()
    page.submit()
    await isRefused()
    expect(given).toEqual([])
    page.submit()
    await waitFor(() => expect(given).toEqual([['photo.png', 'c.png']]))
  })
})

it('the refusals of files that are dropped one after the other are shown together', async () => {
  const page = await openPage()
  const { file, arrive } = slowFile('virus.png', new File(['MZ'], 'virus.png', { type: 'image/png' }))
  page.choose('attachments', [file])
  page.choose('attachments', [fileOf('gross.png', 'image/png', 5_000_001)])
  arrive()
  await waitFor(() => expect(page.error('attachments')).toContain('gross.png'))
  expect(page.error('attachments')).toContain('virus.png')
})

it('that were added are not announced again when the request has been sent', async () => {
  const page = await openPage()
  FakeUpload.response = undefined
  page.fill()
  page.choose('attachments', [fileOf('bill.png')])
  await waitFor(() => expect(page.announced()).toContain('bill.png hinzugefügt.'))
  page.submit()
  const upload = await page.request()
  upload.progress(60, 100)
  await waitFor(() => expect(page.announced()).toContain('50'))
  upload.respond(201)
  await page.seen('success')
  await waitFor(() => expect(page.announced()).not.toContain('50'))
  expect(page.announced()).not.toContain('hinzugefügt')
})

it('that the schema requires, although max-files is 0, do not prevent sending, and the console warns', async () => {
  const schema = { required: ['attachments'], properties: { attachments: {} } }
  const page = await openPage({ options: { maxFiles: 0, schema } })
  expect(page.field('attachments')).toBeNull()
  expect(page.warn.mock.calls).toEqual([[expect.stringContaining('max-files is 0')]])
  page.fill()
  page.submit()
  await page.seen('success')
})
