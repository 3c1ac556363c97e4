/** Has the A/B test service assign the visitor to a group. */
import { useStore } from 'jotai/react'
import { useEffect } from 'react'
import { TEST_ASSIGNMENT_PATH } from '../../services/tests.js'
import type { Host } from '../../host/host.js'
import { keyedByShop } from '../../page/by-shop.js'

const assignment = keyedByShop<Promise<unknown>>()

/** Sends one call per page that the visitor sees. The response is not used, and a failure is not reported. */
export function useAssignment(host: Host): void {
  const store = useStore()
  useEffect(
    () =>
      host.whenActivated(() => {
        void assignment(store, host, () => host.call(TEST_ASSIGNMENT_PATH, { quiet: true }))
      }),
    [host, store],
  )
}
