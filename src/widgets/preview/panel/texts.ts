/** The panel speaks English to staff of all countries. newsletter-footer-preview-support §8. */
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
export type Message = (typeof MESSAGES)[keyof typeof MESSAGES]

export const REQUIRED = 'Required'
