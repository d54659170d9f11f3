/** The providers of what only the outside knows of an applicant, as far as they are set up. */
import type { ApplicantProviders } from './applicant.ts'

const unavailable = (status: string) => () => Promise.resolve({ value: null, status })

/** Without any set up: nothing is known, and the status message says so. */
export const openApplicantProviders = (): ApplicantProviders => ({
  registry: unavailable('No secretary-of-state registry is set up: the business was not looked up.'),
  webPresence: unavailable('The web presence of the business was not examined.'),
  addressVerification: unavailable('The address of the business was not verified.'),
})
