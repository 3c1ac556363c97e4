import { describe, expect, it } from 'vitest'
import { createActiveTests, createPreviewResult, createStaffResponse } from '../../src/services/preview.js'
import { createPromotionResponse, HEADER_PROMOTION_ID } from '../../src/services/promotions.js'
import { openShop, visit, type Visit } from './visit.js'

const activeTests = createActiveTests()
const staffResponse = createStaffResponse()
const previewResult = createPreviewResult()
const promotionResponse = createPromotionResponse()

const TESTS = '/service/abtestfrontend/api/v1/gettestsat'
const AUTH = '/service/preview/api/auth'
const DATE = '2026-12-01T08:00:00.000Z'

const staff = async (shop = openShop()): Promise<Visit> => {
  const visitor = visit(shop)
  await visitor.page('/?login=staff')
  return visitor
}
const apply = async (visitor: Visit, query = '', body: unknown = { previewDateTime: DATE }) =>
  previewResult.parse(await (await visitor.send('POST', `/service/preview/api/token${query}`, body)).json())
    .status
const check = async (visitor: Visit) => staffResponse.parse(await visitor.json(`${AUTH}/checkauth`))
const banner = async (visitor: Visit) =>
  promotionResponse.parse(await visitor.json(`/service/promotion/api/promotion/${HEADER_PROMOTION_ID}`))

describe('the staff preview', () => {
  it('is refused to everyone but staff', async () => {
    const shopper = visit()
    expect((await check(shopper)).status).toBe('UNAUTHORIZED')
    expect(await apply(shopper)).toBe('UNAUTHORIZED')
    expect((await shopper.get(`${TESTS}?time=${DATE}`)).status).toBe(401)
    expect((await shopper.get(`${AUTH}/login/renew`)).status).toBe(401)
    shopper.cookies.set('StaffAuthToken', 'forged')
    expect((await check(shopper)).status).toBe('UNAUTHORIZED')
  })

  it('lists the A/B tests of a day: summer and advent differ, and there are none before 2020', async () => {
    const visitor = await staff()
    const namesAt = async (time: string) =>
      activeTests.parse(await visitor.json(`${TESTS}?time=${time}`)).map(({ name }) => name)
    expect(await namesAt('2026-07-01T10:00:00Z')).toContain('summer-teasers')
    expect(await namesAt(DATE)).toContain('advent-calendar')
    expect(await namesAt('2019-07-01T10:00:00Z')).toEqual([])
    expect((await visitor.get(`${TESTS}?time=tomorrow`)).status).toBe(400)
  })

  it('shows the promotions of the applied day', async () => {
    const visitor = await staff()
    const today = await banner(visitor)
    expect(await apply(visitor, '?test=advent-calendar&group=doors')).toBe('SUCCESS')
    expect(await check(visitor)).toEqual({
      status: 'SUCCESS',
      dateTime: DATE,
      abTestName: 'advent-calendar',
      abTestGroup: 'doors',
    })
    const later = await banner(visitor)
    expect(later.contentJSON).not.toBe(today.contentJSON)
    expect(later.contentJSON).toContain('1. Dezember 2026')
  })

  it.each([
    ['a test without a group', '?test=advent-calendar', undefined],
    ['a group without a test', '?group=A', undefined],
    ['a test that does not run then', '?test=summer-teasers&group=A', undefined],
    ['an unknown group', '?test=advent-calendar&group=Z', undefined],
    ['no date', '', {}],
    ['a date in words', '', { previewDateTime: 'tomorrow' }],
  ])('refuses %s', async (_, query, body) => {
    expect(await apply(await staff(), query, body ?? { previewDateTime: DATE })).toBe('BAD_REQUEST')
  })

  it('ends after 15 minutes unless it is renewed', async () => {
    let now = new Date('2026-11-02T10:00:00Z')
    const visitor = await staff(openShop(() => now))
    now = new Date('2026-11-02T10:10:00Z')
    expect((await visitor.get(`${AUTH}/login/renew`)).status).toBe(200)
    now = new Date('2026-11-02T10:20:00Z')
    expect((await check(visitor)).status).toBe('SUCCESS')
    now = new Date('2026-11-02T10:26:00Z')
    expect((await check(visitor)).status).toBe('UNAUTHORIZED')
  })

  it('ends with the log-out, which also ends the simulated day', async () => {
    const visitor = await staff()
    const today = await banner(visitor)
    await apply(visitor)
    await visitor.get(`${AUTH}/logout`)
    expect((await check(visitor)).status).toBe('UNAUTHORIZED')
    expect(await banner(visitor)).toEqual(today)
  })
})

describe('assignments to A/B test groups', () => {
  it('stay the same for a visitor', async () => {
    const visitor = visit()
    const path = '/service/abtestfrontend/api/v1/getassignment'
    expect(await visitor.json(path)).toEqual(await visitor.json(path))
  })
})
