/** Decides whether an answer solves a task: a visitor can do what the task asks for, nothing fails, and the doctor finds nothing. */
import type { Page } from 'playwright/test'
import type { Finding } from '../../../src/api/doctor.js'
import { eventsOf } from '../../browser/support/events.js'
import { expect } from '../../browser/support/fixtures.js'
import { partnerOrigin } from '../../browser/support/traffic.js'
import { openAsWritten } from '../support/open-as-written.js'
import { CHECKS } from './checks.js'
import { htmlOf } from './html-of.js'
import { TASKS, type Task, type TaskName } from './tasks.js'

/** The shop's own address, as the tasks name it. */
const SHOP = 'https://shop.example'

type Doctor = () => Promise<Finding[]>

/** Without a loader, the doctor comes from the folder where the loader should be. */
const examine = (page: Page): Promise<Finding[]> =>
  page.evaluate(async () => {
    const host = window as unknown as { examine?: Doctor; Shop?: { doctor?: Doctor } }
    const doctor = host.examine ?? host.Shop?.doctor
    if (doctor) return doctor()
    const address = 'https://cdn.example/v1/doctor.js'
    return ((await import(address)) as { doctor: Doctor }).doctor()
  })

/**
 * @param file  the answer
 * @param shop  the address of the reference shop
 * @throws if the answer does not solve the task
 */
export async function judge(page: Page, name: TaskName, file: string, shop: string): Promise<void> {
  const { isPartner = false, allows = [] }: Task = TASKS[name]
  const { serves, prepare, visit } = CHECKS[name]
  const origin = isPartner ? partnerOrigin(shop, 'localhost') : SHOP
  await prepare?.(page)
  await openAsWritten(page, await htmlOf(file, shop), { shop, origin, serves })
  await visit(page)
  expect(await eventsOf(page, 'shop-error')).toEqual([])
  const findings = await examine(page)
  const codes: readonly string[] = allows
  expect(findings.filter(({ code }) => !codes.includes(code))).toEqual([])
}
