interface Timer {
  id: number
  at: number
  run(): void
}

/** A clock with timers that stands still until a test advances it. Times are in ms. */
export function createFakeClock(start = 1000) {
  let now = start
  let lastTimer = 0
  let timers: Timer[] = []
  return {
    now: () => now,
    setTimeout(run: () => void, ms = 0): number {
      timers.push({ id: ++lastTimer, at: now + ms, run })
      return lastTimer
    },
    clearTimeout(id: number): void {
      timers = timers.filter((timer) => timer.id !== id)
    },
    /** Advances the clock, and runs the timers that are due. @param settle  runs what a timer has triggered */
    async advance(ms: number, settle: () => Promise<void>): Promise<void> {
      const end = now + ms
      for (;;) {
        const due = timers.filter(({ at }) => at <= end).sort((a, b) => a.at - b.at)[0]
        if (!due) break
        timers = timers.filter(({ id }) => id !== due.id)
        now = Math.max(now, due.at)
        due.run()
        await settle()
      }
      now = end
      await settle()
    },
  }
}
