/** The panel's messages. They are English for staff in all countries. */
export const MESSAGES = {
  applied: 'Settings applied successfully.',
  applyFailed: 'Applying settings failed.',
  groupMissing: 'Please also select an A/B test group!',
  noTests: 'No active tests for this date.',
  testsFound: 'Active tests found.',
  testsFailed: 'Failed to fetch AB tests.',
  loadingTests: 'Loading tests...',
  loading: 'Loading...',
  logoutFailed: 'Logging out failed.',
} as const
/** The message in the panel; empty if it shows none. */
export type Status = (typeof MESSAGES)[keyof typeof MESSAGES] | ''

/** The error text of the group field. */
export const REQUIRED = 'Required'
