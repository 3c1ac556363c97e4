/** The staff preview's calls. */
import { Hono } from 'hono'
import * as z from 'zod/mini'
import type { ShopContext, ShopEnv } from '../context.js'
import { readCookie, removeCookie, writeCookie } from '../cookies.js'
import type { PhraseError } from '../faults/responses.js'
import { faulty } from '../faults/faulty.js'
import { PREVIEW_COOKIE, STAFF_COOKIE, issueToken, readToken } from '../tokens.js'
import type { PreviewSettings } from './promotions.js'

const settingsSchema = z.object({ previewDateTime: z.string().check(z.maxLength(60)) })

/** The panel renews the staff log-in every 5 minutes, before it expires. */
const STAFF_LIFETIME_S = 15 * 60
const PREVIEW_LIFETIME_S = 12 * 3600

interface AbTest {
  name: string
  groups: readonly string[]
  /** The first and the last month of the year in which the test runs, 1 to 12. */
  months: readonly [first: number, last: number]
}
const AB_TESTS: readonly AbTest[] = [
  { name: 'search-with-pictures', groups: ['A', 'B'], months: [1, 12] },
  { name: 'top-banner-tone', groups: ['A', 'B', 'C'], months: [1, 12] },
  { name: 'summer-teasers', groups: ['A', 'B'], months: [6, 8] },
  { name: 'advent-calendar', groups: ['control', 'doors'], months: [11, 12] },
]
/** The test platform knows tests of these years only. */
const FIRST_YEAR = 2020
const LAST_YEAR = 2035

const testsAt = (time: Date): AbTest[] => {
  const year = time.getUTCFullYear()
  const month = time.getUTCMonth() + 1
  if (year < FIRST_YEAR || year > LAST_YEAR) return []
  return AB_TESTS.filter(({ months: [first, last] }) => month >= first && month <= last)
}

const ISO_TIME = /^\d{4}-\d\d-\d\d(T\d\d:\d\d(:\d\d(\.\d{1,6})?)?(Z|[+-]\d\d:?\d\d)?)?$/
const parseTime = (text: string | undefined): Date | undefined => {
  if (text === undefined || !ISO_TIME.test(text)) return undefined
  const time = new Date(text)
  return Number.isNaN(time.getTime()) ? undefined : time
}

/** @returns whether the visitor has a valid staff log-in */
export const isStaff = async (c: ShopContext): Promise<boolean> => {
  const { secret, now } = c.var.memory
  return (await readToken(secret, 'staff', readCookie(c, STAFF_COOKIE), now())) !== undefined
}

/** @returns the day and the test group that staff has chosen to preview; undefined without a valid preview token */
export const previewOf = async (c: ShopContext): Promise<PreviewSettings | undefined> => {
  const { secret, now } = c.var.memory
  const token = await readToken(secret, 'preview', readCookie(c, PREVIEW_COOKIE), now())
  const dateTime = parseTime(token && String(token['dateTime']))
  return (
    token && dateTime && { dateTime, test: String(token['test'] ?? ''), group: String(token['group'] ?? '') }
  )
}

export const setStaffCookie = async (c: ShopContext): Promise<void> => {
  const { secret, now } = c.var.memory
  const token = await issueToken(secret, 'staff', { sub: 'staff' }, now(), STAFF_LIFETIME_S)
  writeCookie(c, STAFF_COOKIE, token)
}

export const setPreviewCookie = async (
  c: ShopContext,
  { dateTime, test, group }: PreviewSettings,
): Promise<void> => {
  const { secret, now } = c.var.memory
  const payload = { dateTime: dateTime.toISOString(), test, group }
  const token = await issueToken(secret, 'preview', payload, now(), PREVIEW_LIFETIME_S)
  writeCookie(c, PREVIEW_COOKIE, token)
}

const phraseStatus: PhraseError = (c, code) => c.json({ status: code })

export const previewService = new Hono<ShopEnv>()
  .use('/service/preview/*', async (c, next) => {
    await next()
    c.header('Cache-Control', 'no-store')
  })
  .get('/service/abtestfrontend/api/v1/getassignment', faulty('assignment'), (c) => {
    // The group is computed from the visitor's id, so that a visitor always stays in the same group.
    const sum = [...c.var.visitor.id].reduce((total, letter) => total + letter.charCodeAt(0), 0)
    const assignments = testsAt(c.var.memory.now()).map(({ name, groups }) => ({
      test: name,
      group: groups[sum % groups.length],
    }))
    return c.json({ assignments })
  })
  .get('/service/abtestfrontend/api/v1/gettestsat', faulty('preview-tests'), async (c) => {
    if (!(await isStaff(c))) return c.json({ status: 'UNAUTHORIZED' }, 401)
    const time = parseTime(c.req.query('time'))
    if (!time) return c.json({ status: 'BAD_REQUEST' }, 400)
    return c.json(
      testsAt(time).map(({ name, groups }) => ({ name, groups: groups.map((group) => ({ name: group })) })),
    )
  })
  .post('/service/preview/api/token', faulty('preview-token', phraseStatus), async (c) => {
    if (!(await isStaff(c))) return c.json({ status: 'UNAUTHORIZED' })
    const body = settingsSchema.safeParse(await c.req.json().catch(() => undefined))
    const dateTime = parseTime(body.data?.previewDateTime)
    const test = c.req.query('test') ?? ''
    const group = c.req.query('group') ?? ''
    const planned = dateTime && testsAt(dateTime).find(({ name }) => name === test)
    const isKnownGroup = test === '' ? group === '' : planned?.groups.includes(group)
    if (!dateTime || !isKnownGroup) return c.json({ status: 'BAD_REQUEST' })
    await setPreviewCookie(c, { dateTime, test, group })
    return c.json({ status: 'SUCCESS' })
  })
  .get('/service/preview/api/auth/checkauth', faulty('preview-auth', phraseStatus), async (c) => {
    if (!(await isStaff(c))) return c.json({ status: 'UNAUTHORIZED' })
    const preview = await previewOf(c)
    return c.json({
      status: 'SUCCESS',
      ...(preview && {
        dateTime: preview.dateTime.toISOString(),
        abTestName: preview.test,
        abTestGroup: preview.group,
      }),
    })
  })
  .get('/service/preview/api/auth/login/renew', faulty('preview-renew', phraseStatus), async (c) => {
    if (!(await isStaff(c))) return c.json({ status: 'UNAUTHORIZED' }, 401)
    await setStaffCookie(c)
    return c.json({ status: 'SUCCESS' })
  })
  .get('/service/preview/api/auth/logout', faulty('preview-logout', phraseStatus), (c) => {
    removeCookie(c, STAFF_COOKIE)
    removeCookie(c, PREVIEW_COOKIE)
    return c.json({ status: 'SUCCESS' })
  })
