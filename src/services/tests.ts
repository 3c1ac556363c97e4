/** The A/B tests. Only the staff's panel asks which of them run, so `preview.ts` has that address. */

/** GET, when the footer starts (call 7). The response is not used. */
export const TEST_ASSIGNMENT_PATH = '/service/abtestfrontend/api/v1/getassignment'
