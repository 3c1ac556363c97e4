/** Has the A/B test service assign the visitor to a group. newsletter-footer-preview-support §7 (call 7). */
import { useStore } from 'jotai/react'
import { useEffect } from 'react'
import type { Host } from '../../host/host.js'
import { once, onceAtom } from '../../page/once.js'

const assignmentAtom = onceAtom<unknown>()

/** Sends one call per page. The answer is not used, and a failure is not reported. */
export function useAssignment(host: Host): void {
  const store = useStore()
  useEffect(() => {
    void once(store, assignmentAtom, () =>
      host.call('/service/abtestfrontend/api/v1/getassignment', { quiet: true }),
    )
  }, [])
}
