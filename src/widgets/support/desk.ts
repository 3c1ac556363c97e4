/**
 * What is needed once somebody uses the form: sending, attachments, and the views while and after it. The module
 * is asked for at the first focus, so that it is there when it is wanted.
 */
export const loadDesk = () => import('./desk/index.js')
export type Desk = Awaited<ReturnType<typeof loadDesk>>
