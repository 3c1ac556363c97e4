import { fireEvent, waitFor, within } from '@testing-library/dom'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import preview from '../../../src/widgets/preview/index.js'
import { Reply } from '../../support/services.js'
import { show, type Scene, type Shown } from '../show.js'
import { idle } from '../../support/idle.js'

const CHECK = '/service/preview/api/auth/checkauth'
const RENEW = '/service/preview/api/auth/login/renew'
const LOGOUT = '/service/preview/api/auth/logout'
const TOKEN = '/service/preview/api/token'
const TESTS = '/service/abtestfrontend/api/v1/gettestsat'
const STAFF = { StaffAuthToken: 'staff' }
const ACTIVE = [
  { name: 'teasers', groups: [{ name: 'A' }, { name: 'B' }] },
  { name: 'search', groups: [{ name: 'on' }] },
]

const showPreview = (scene: Scene = {}): Shown =>
  show(preview, {
    cookies: STAFF,
    ...scene,
    services: {
      [CHECK]: { status: 'SUCCESS' },
      [RENEW]: { status: 'SUCCESS' },
      [LOGOUT]: { status: 'SUCCESS' },
      [TOKEN]: { status: 'SUCCESS' },
      [TESTS]: ACTIVE,
      ...scene.services,
    },
  })

/** A click with `isTrusted`, like a person's. happy-dom's own clicks count as a script's. */
function click(element: HTMLElement): void {
  const event = new MouseEvent('click', { bubbles: true, composed: true, cancelable: true })
  Object.defineProperty(event, 'isTrusted', { value: true })
  element.dispatchEvent(event)
}
const fill = (element: HTMLElement, value: string) =>
  fireEvent[element.tagName === 'SELECT' ? 'change' : 'input'](element, { target: { value } })
/** Types a date or a time, and waits, without real time, until the panel takes the typing for finished. */
async function typeTime(shown: Shown, name: 'date' | 'time', value: string) {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  fill(shown.part(name), value)
  await vi.advanceTimersByTimeAsync(1000)
  vi.useRealTimers()
}

const status = (shown: Shown) => shown.part('status').textContent
const callsTo = (shown: Shown, path: string) => shown.requests.filter((call) => call.path === path)

const opened = async (scene: Scene = {}): Promise<Shown> => {
  const shown = showPreview(scene)
  await waitFor(() => shown.part('preview-toggle'))
  click(shown.part('preview-toggle'))
  await waitFor(() => expect(callsTo(shown, TESTS)).toHaveLength(1))
  await waitFor(() => expect(['', 'Loading tests...']).not.toContain(status(shown)))
  return shown
}
const choose = async (shown: Shown, test: string, group?: string) => {
  fill(shown.part('test'), test)
  await waitFor(() => expect((shown.part('group') as HTMLSelectElement).disabled).toBe(test === ''))
  if (group === undefined) return
  fill(shown.part('group'), group)
  await waitFor(() => expect((shown.part('group') as HTMLSelectElement).value).toBe(group))
}

it('the dialog closes when the visitor leaves the page', async () => {
  const shown = await opened()
  const dialog = shown.part('dialog') as HTMLDialogElement
  expect(dialog.open).toBe(true)
  window.dispatchEvent(new Event('pagehide'))
  expect(dialog.open).toBe(false)
  await waitFor(() => expect(shown.part('preview-toggle').getAttribute('aria-expanded')).toBe('false'))
})

afterEach(() => {
  vi.useRealTimers()
})

describe('access to the panel', () => {
  it('is given to staff whom the service confirms', async () => {
    const shown = showPreview()
    await waitFor(() => shown.part('preview-toggle'))
    expect(callsTo(shown, CHECK)).toHaveLength(1)
  })

  it('is not checked without the staff cookie', async () => {
    const shown = showPreview({ cookies: { NotStaffAuthToken: '1' } })
    await idle()
    expect(shown.requests).toEqual([])
    expect(shown.root.innerHTML).toBe('')
  })

  it('is not checked in a frame', async () => {
    vi.spyOn(window, 'top', 'get').mockReturnValue({} as never)
    const shown = showPreview()
    await idle()
    expect(shown.requests).toEqual([])
  })

  it.each([
    ['UNAUTHORIZED', { status: 'UNAUTHORIZED' }],
    ['success', { status: 'success' }],
    ['SUCCESS in a list', { status: ['SUCCESS'] }],
    ['a failed call', new Reply(500, { status: 'SUCCESS' })],
    ['nonsense', 'SUCCESS'],
  ])('is refused for %s', async (_what, response) => {
    const shown = showPreview({ services: { [CHECK]: response } })
    await waitFor(() => expect(callsTo(shown, CHECK)).toHaveLength(1))
    await idle()
    expect(shown.root.innerHTML).toBe('')
    expect(callsTo(shown, RENEW)).toEqual([])
  })
})

describe('the panel', () => {
  it('opens as a modal dialog on a real click, not on a script’s', async () => {
    const shown = showPreview()
    await waitFor(() => shown.part('preview-toggle'))
    const dialog = shown.part('dialog') as HTMLDialogElement
    shown.part('preview-toggle').click()
    await Promise.resolve()
    expect(dialog.open).toBe(false)
    expect(callsTo(shown, TESTS)).toEqual([])
    click(shown.part('preview-toggle'))
    expect(dialog.open).toBe(true)
    expect(dialog.closest('[lang]')!.getAttribute('lang')).toBe('en')
    await waitFor(() => expect(shown.part('preview-toggle').getAttribute('aria-expanded')).toBe('true'))
    click(within(dialog).getByText('Close'))
    await waitFor(() => expect(shown.part('preview-toggle').getAttribute('aria-expanded')).toBe('false'))
    expect(dialog.open).toBe(false)
  })

  it('ignores a script’s clicks on apply and logout', async () => {
    const shown = await opened()
    shown.part('apply').click()
    shown.part('logout').click()
    await Promise.resolve()
    expect(callsTo(shown, TOKEN)).toEqual([])
    expect(callsTo(shown, LOGOUT)).toEqual([])
  })

  it('starts with the current time, in the browser’s time zone', async () => {
    const shown = await opened()
    const now = new Date()
    const [date, time] = ['date', 'time'].map((name) => (shown.part(name) as HTMLInputElement).value)
    expect(Math.abs(new Date(`${date}T${time}`).getTime() - now.getTime())).toBeLessThan(120_000)
    expect(shown.root.textContent).not.toContain('You are viewing the shop as of')
  })

  it('starts with the time at which it opens, not with that of the page load', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: new Date(2026, 4, 1, 9, 0) })
    const shown = showPreview()
    await waitFor(() => shown.part('preview-toggle'))
    const opensAt = async (at: Date) => {
      vi.setSystemTime(at)
      click(shown.part('preview-toggle'))
      await waitFor(() => expect(status(shown)).toBe('Active tests found.'))
      const time = (shown.part('time') as HTMLInputElement).value
      click(within(shown.part('dialog')).getByText('Close'))
      await waitFor(() => expect(shown.part('preview-toggle').getAttribute('aria-expanded')).toBe('false'))
      return time
    }
    expect(await opensAt(new Date(2026, 4, 1, 12, 30))).toBe('12:30')
    expect(await opensAt(new Date(2026, 4, 1, 15, 45))).toBe('15:45')
    // A time that the person has chosen stays.
    fill(shown.part('time'), '20:00')
    expect(await opensAt(new Date(2026, 4, 1, 16, 0))).toBe('20:00')
    vi.useRealTimers()
  })

  it('states which time and test the shop simulates', async () => {
    const at = new Date(2026, 11, 24, 10, 30)
    const shown = await opened({
      services: {
        [CHECK]: {
          status: 'SUCCESS',
          dateTime: at.toISOString(),
          abTestName: 'teasers',
          abTestGroup: 'B',
        },
      },
    })
    expect(shown.root.querySelector('.as-of')!.textContent).toMatch(
      /^You are viewing the shop as of 24 December 2026(,| at) 10:30, test teasers, group B\.$/,
    )
    expect((shown.part('date') as HTMLInputElement).value).toBe('2026-12-24')
    expect((shown.part('time') as HTMLInputElement).value).toBe('10:30')
    expect((shown.part('test') as HTMLSelectElement).value).toBe('teasers')
    expect((shown.part('group') as HTMLSelectElement).value).toBe('B')
  })

  it('states no simulation if the service sends no valid time', async () => {
    const shown = await opened({ services: { [CHECK]: { status: 'SUCCESS', dateTime: 'soon' } } })
    expect(shown.root.querySelector('.as-of')).toBeNull()
  })
})

describe('the A/B tests of the chosen time', () => {
  it('are offered, and the group stays disabled until a test is chosen', async () => {
    const shown = await opened()
    expect(status(shown)).toBe('Active tests found.')
    expect([...(shown.part('test') as HTMLSelectElement).options].map((option) => option.value)).toEqual([
      '',
      'teasers',
      'search',
    ])
    expect((shown.part('group') as HTMLSelectElement).disabled).toBe(true)
  })

  it('have no selector if no test runs', async () => {
    const shown = await opened({ services: { [TESTS]: [] } })
    expect(status(shown)).toBe('No active tests for this date.')
    expect(shown.parts('test')).toEqual([])
    expect(shown.parts('group')).toEqual([])
  })

  it.each([
    ['a failed call', new Reply(500)],
    ['a malformed response', { tests: [] }],
  ])('have no selector after %s, and the status reports it', async (_what, response) => {
    const shown = await opened({ services: { [TESTS]: response } })
    expect(status(shown)).toBe('Failed to fetch AB tests.')
    expect(shown.parts('test')).toEqual([])
  })

  it('have a status while they are loading', async () => {
    let respond = (_tests: unknown) => {}
    const shown = showPreview({ services: { [TESTS]: () => new Promise((resolve) => (respond = resolve)) } })
    await waitFor(() => shown.part('preview-toggle'))
    click(shown.part('preview-toggle'))
    await waitFor(() => expect(status(shown)).toBe('Loading tests...'))
    expect(shown.part('status').getAttribute('role')).toBe('status')
    await waitFor(() => expect(callsTo(shown, TESTS)).toHaveLength(1))
    respond([])
    await waitFor(() => expect(status(shown)).toBe('No active tests for this date.'))
  })

  it('are loaded again for another date, and a test that does not run on it is deselected', async () => {
    const shown = await opened({
      services: {
        [TESTS]: ({ query }: { query: Record<string, string> }) =>
          query['time']!.startsWith('2027') ? [{ name: 'search', groups: [{ name: 'on' }] }] : ACTIVE,
      },
    })
    await choose(shown, 'teasers', 'A')
    await typeTime(shown, 'date', '2027-03-04')
    await waitFor(() => expect(callsTo(shown, TESTS)).toHaveLength(2))
    const time = (shown.part('time') as HTMLInputElement).value
    expect(callsTo(shown, TESTS)[1]!.query['time']).toBe(new Date(`2027-03-04T${time}`).toISOString())
    await waitFor(() => expect((shown.part('test') as HTMLSelectElement).options).toHaveLength(2))
    expect((shown.part('test') as HTMLSelectElement).value).toBe('')
    expect((shown.part('group') as HTMLSelectElement).disabled).toBe(true)
  })

  it('ignore an older response that arrives after a newer one', async () => {
    const responses: Array<(tests: unknown) => void> = []
    const shown = showPreview({
      services: { [TESTS]: () => new Promise((resolve) => responses.push(resolve)) },
    })
    await waitFor(() => shown.part('preview-toggle'))
    click(shown.part('preview-toggle'))
    await waitFor(() => expect(responses).toHaveLength(1))
    await typeTime(shown, 'date', '2027-03-04')
    await waitFor(() => expect(responses).toHaveLength(2))
    responses[1]!([{ name: 'newer', groups: [] }])
    await waitFor(() => expect(status(shown)).toBe('Active tests found.'))
    responses[0]!([])
    await idle()
    expect(status(shown)).toBe('Active tests found.')
  })
})

describe('a chosen test', () => {
  const chosen = (shown: Shown) =>
    ['test', 'group'].map((name) => (shown.parts(name)[0] as HTMLSelectElement | undefined)?.value)

  it('stays while the year of a date is typed, and the tests are loaded once, for the whole year', async () => {
    const shown = await opened({
      services: {
        // No test ran in the years 2 to 202.
        [TESTS]: ({ query }: { query: Record<string, string> }) =>
          query['time']!.startsWith('20') ? ACTIVE : [],
      },
    })
    await choose(shown, 'teasers', 'B')
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    for (const date of ['0002-03-04', '0020-03-04', '0202-03-04', '2027-03-04']) {
      fill(shown.part('date'), date)
      await idle()
      expect(status(shown)).toBe('Loading tests...')
      await vi.advanceTimersByTimeAsync(300)
    }
    await vi.advanceTimersByTimeAsync(1000)
    vi.useRealTimers()
    await waitFor(() => expect(status(shown)).toBe('Active tests found.'))
    expect(callsTo(shown, TESTS)).toHaveLength(2)
    expect(chosen(shown)).toEqual(['teasers', 'B'])
  })

  it('stays, and is applied, if the tests of another date cannot be loaded', async () => {
    let isBroken = false
    const shown = await opened({ services: { [TESTS]: () => (isBroken ? new Reply(500, {}) : ACTIVE) } })
    await choose(shown, 'teasers', 'B')
    isBroken = true
    await typeTime(shown, 'time', '23:59')
    await waitFor(() => expect(status(shown)).toBe('Failed to fetch AB tests.'))
    expect(chosen(shown)).toEqual(['teasers', 'B'])
    click(shown.part('apply'))
    await waitFor(() => expect(callsTo(shown, TOKEN)).toHaveLength(1))
    expect(callsTo(shown, TOKEN)[0]!.query).toEqual({ test: 'teasers', group: 'B' })
  })

  it('that the shop simulates is shown, even if the tests cannot be loaded', async () => {
    const auth = {
      status: 'SUCCESS',
      dateTime: '2026-12-24T10:30:00Z',
      abTestName: 'teasers',
      abTestGroup: 'B',
    }
    const shown = await opened({ services: { [CHECK]: auth, [TESTS]: new Reply(500, {}) } })
    expect(chosen(shown)).toEqual(['teasers', 'B'])
  })

  const openedWithSlowTests = async (found: unknown) => {
    let respond!: () => void
    const shown = await opened({
      services: {
        [TESTS]: ({ query }: { query: Record<string, string> }) =>
          query['time']!.startsWith('2027')
            ? new Promise((resolve) => (respond = () => resolve(found)))
            : ACTIVE,
      },
    })
    await choose(shown, 'teasers', 'B')
    fill(shown.part('date'), '2027-03-04')
    click(shown.part('apply'))
    await waitFor(() => expect(status(shown)).toBe('Loading...'))
    await waitFor(() => expect(callsTo(shown, TESTS)).toHaveLength(2))
    return { shown, respond }
  }

  it('is applied only when the tests of a new date have arrived', async () => {
    const { shown, respond } = await openedWithSlowTests(ACTIVE)
    await idle()
    expect(callsTo(shown, TOKEN)).toEqual([])
    for (const name of ['date', 'time', 'test', 'group'])
      expect((shown.part(name) as HTMLInputElement).disabled).toBe(true)
    respond()
    await waitFor(() => expect(status(shown)).toBe('Settings applied successfully.'))
    expect(callsTo(shown, TOKEN)[0]!.query).toEqual({ test: 'teasers', group: 'B' })
  })

  it('that does not run on the new date is not applied', async () => {
    const { shown, respond } = await openedWithSlowTests([])
    respond()
    await waitFor(() => expect(status(shown)).toBe('Settings applied successfully.'))
    expect(callsTo(shown, TOKEN)[0]!.query).toEqual({})
    expect(chosen(shown)).toEqual([undefined, undefined])
  })

  it('whose group does not run on the new date is not applied, and the panel asks for another group', async () => {
    const { shown, respond } = await openedWithSlowTests([{ name: 'teasers', groups: [{ name: 'C' }] }])
    respond()
    await waitFor(() => expect(status(shown)).toBe('Please also select an A/B test group!'))
    expect(callsTo(shown, TOKEN)).toEqual([])
    fill(shown.part('group'), 'C')
    await waitFor(() => expect(status(shown)).toBe('Active tests found.'))
  })

  it('is not applied if the panel has been removed while the tests were loading', async () => {
    const { shown, respond } = await openedWithSlowTests(ACTIVE)
    shown.unmount()
    respond()
    await idle()
    expect(callsTo(shown, TOKEN)).toEqual([])
  })
})

describe('applying', () => {
  it('sends date, test and group, shows success and dispatches the event', async () => {
    const shown = await opened()
    const details: unknown[] = []
    shown.root.addEventListener('preview-changed', (event) => details.push(event.detail))
    await typeTime(shown, 'date', '2026-12-24')
    await typeTime(shown, 'time', '10:30')
    await waitFor(() => expect(status(shown)).toBe('Active tests found.'))
    await choose(shown, 'teasers', 'B')
    click(shown.part('apply'))
    await waitFor(() => expect(status(shown)).toBe('Settings applied successfully.'))
    const [call] = callsTo(shown, TOKEN)
    const previewDateTime = new Date(2026, 11, 24, 10, 30).toISOString()
    // It is also sent if the page is reloaded at once.
    expect(call!.init).toMatchObject({ method: 'POST', keepalive: true })
    expect(call!.query).toEqual({ test: 'teasers', group: 'B' })
    expect(call!.body).toEqual({ previewDateTime })
    expect(details).toEqual([{ previewDateTime, test: 'teasers', group: 'B' }])
    expect(shown.root.querySelector('.as-of')!.textContent).toContain('24 December 2026')
  })

  it.each([
    [200, 'Settings applied successfully.'],
    [500, 'Applying settings failed.'],
  ])(
    'before the tests of a new date have arrived keeps its status when they arrive (%i)',
    async (code, message) => {
      let respond = (_tests: unknown) => {}
      const shown = await opened({
        services: {
          [TESTS]: ({ query }: { query: Record<string, string> }) =>
            query['time']!.startsWith('2027') ? new Promise((resolve) => (respond = resolve)) : ACTIVE,
          [TOKEN]: new Reply(code, { status: 'SUCCESS' }),
        },
      })
      await typeTime(shown, 'date', '2027-03-04')
      await waitFor(() => expect(callsTo(shown, TESTS)).toHaveLength(2))
      click(shown.part('apply'))
      await waitFor(() => expect(status(shown)).toBe(message))
      respond([{ name: 'search', groups: [{ name: 'on' }] }])
      await waitFor(() => expect((shown.part('test') as HTMLSelectElement).options).toHaveLength(2))
      expect(status(shown)).toBe(message)
    },
  )

  it('has a status until other settings are chosen', async () => {
    const shown = await opened()
    await choose(shown, 'teasers', 'A')
    click(shown.part('apply'))
    await waitFor(() => expect(status(shown)).toBe('Settings applied successfully.'))
    fill(shown.part('group'), 'B')
    await waitFor(() => expect(status(shown)).toBe('Active tests found.'))
  })

  it('needs no test', async () => {
    const shown = await opened({ services: { [TESTS]: [] } })
    click(shown.part('apply'))
    await waitFor(() => expect(status(shown)).toBe('Settings applied successfully.'))
    expect(callsTo(shown, TOKEN)[0]!.query).toEqual({})
  })

  it('needs a group if a test is chosen', async () => {
    const shown = await opened()
    await choose(shown, 'teasers')
    click(shown.part('apply'))
    await waitFor(() => expect(status(shown)).toBe('Please also select an A/B test group!'))
    const group = shown.part('group')
    expect(group.getAttribute('aria-invalid')).toBe('true')
    expect(shown.root.querySelector(`#${group.getAttribute('aria-describedby')}`)!.textContent).toBe(
      'Required',
    )
    expect(callsTo(shown, TOKEN)).toEqual([])
    fill(group, 'A')
    await waitFor(() => expect(group.getAttribute('aria-invalid')).toBe('false'))
    expect(shown.root.textContent).not.toContain('Required')
    expect(status(shown)).toBe('Active tests found.')
    click(shown.part('apply'))
    await waitFor(() => expect(callsTo(shown, TOKEN)).toHaveLength(1))
  })

  it('needs no group after the test is deselected', async () => {
    const shown = await opened()
    await choose(shown, 'teasers')
    click(shown.part('apply'))
    await waitFor(() => expect(status(shown)).toBe('Please also select an A/B test group!'))
    await choose(shown, '')
    expect(status(shown)).toBe('Active tests found.')
  })

  it.each([
    ['BAD_REQUEST', { status: 'BAD_REQUEST' }],
    ['INTERNAL_ERROR', { status: 'INTERNAL_ERROR' }],
    ['UNAUTHORIZED', { status: 'UNAUTHORIZED' }],
    ['an unknown status', { status: 'MAYBE' }],
    ['a failed call', new Reply(500, { status: 'SUCCESS' })],
    ['a malformed response', []],
  ])('fails for %s, and dispatches no event', async (_what, response) => {
    const shown = await opened({ services: { [TOKEN]: response } })
    const listener = vi.fn()
    shown.root.addEventListener('preview-changed', listener)
    click(shown.part('apply'))
    await waitFor(() => expect(status(shown)).toBe('Applying settings failed.'))
    expect(listener).not.toHaveBeenCalled()
    expect(shown.root.querySelector('.as-of')).toBeNull()
  })

  it('shows a status while it is sending, and sends once, however often a button is clicked', async () => {
    let respond = (_token: unknown) => {}
    const shown = await opened({
      services: { [TOKEN]: () => new Promise((resolve) => (respond = resolve)) },
    })
    click(shown.part('apply'))
    await waitFor(() => expect(status(shown)).toBe('Loading...'))
    click(shown.part('apply'))
    click(shown.part('logout'))
    await waitFor(() => expect(callsTo(shown, TOKEN)).toHaveLength(1))
    respond({ status: 'SUCCESS' })
    await waitFor(() => expect(status(shown)).toBe('Settings applied successfully.'))
    expect(callsTo(shown, TOKEN)).toHaveLength(1)
    expect(callsTo(shown, LOGOUT)).toEqual([])
  })

  it('uses the current time for an invalid date, and warns', async () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => {})
    const shown = await opened()
    ;(shown.part('date') as HTMLInputElement).type = 'text'
    await typeTime(shown, 'date', '24.12.2026')
    await waitFor(() => expect(callsTo(shown, TESTS)).toHaveLength(2))
    click(shown.part('apply'))
    await waitFor(() => expect(callsTo(shown, TOKEN)).toHaveLength(1))
    const { previewDateTime } = callsTo(shown, TOKEN)[0]!.body as { previewDateTime: string }
    expect(Math.abs(Date.parse(previewDateTime) - Date.now())).toBeLessThan(60_000)
    expect(warn).toHaveBeenCalledWith(
      expect.stringContaining('"24.12.2026" is not a date like YYYY-MM-DD, so the current time is used'),
    )
  })
})

describe('logging out', () => {
  it('hides the panel', async () => {
    const shown = await opened()
    click(shown.part('logout'))
    await waitFor(() => expect(shown.root.innerHTML).toBe(''))
    expect(callsTo(shown, LOGOUT)).toHaveLength(1)
  })

  it('keeps the panel and shows a message if it fails', async () => {
    const shown = await opened({ services: { [LOGOUT]: new Reply(500) } })
    click(shown.part('logout'))
    await waitFor(() => expect(status(shown)).toBe('Logging out failed.'))
    expect(shown.errors).toHaveLength(1)
  })
})

describe('the login renewal', () => {
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'], shouldAdvanceTime: false })
  })
  afterEach(() => {
    vi.useRealTimers()
  })
  const renewed = async (shown: Shown, times: number) => {
    // The faked clock does not move while a call is pending, because an equal call would share its response.
    while (callsTo(shown, RENEW).length < times) await idle()
    await idle()
    expect(callsTo(shown, RENEW)).toHaveLength(times)
  }

  it('happens at once and then every 5 minutes, until the panel is removed', async () => {
    const shown = showPreview()
    await renewed(shown, 1)
    vi.advanceTimersByTime(299_999)
    await renewed(shown, 1)
    vi.advanceTimersByTime(1)
    await renewed(shown, 2)
    vi.advanceTimersByTime(300_000)
    await renewed(shown, 3)
    shown.unmount()
    await idle()
    vi.advanceTimersByTime(900_000)
    await renewed(shown, 3)
  })

  it('does not pause in a hidden tab', async () => {
    const shown = showPreview()
    await renewed(shown, 1)
    vi.spyOn(document, 'hidden', 'get').mockReturnValue(true)
    document.dispatchEvent(new Event('visibilitychange'))
    vi.advanceTimersByTime(300_000)
    await renewed(shown, 2)
  })
})

it('the panel stores nothing in the browser', async () => {
  const shown = await opened()
  click(shown.part('apply'))
  await waitFor(() => expect(status(shown)).toBe('Settings applied successfully.'))
  expect(localStorage.length + sessionStorage.length).toBe(0)
})
