/** The providers of what only the outside knows of an applicant, as far as they are set up. */
import type { Registry } from '../store/registry.ts'
import { createHereAddressVerifier } from './address/here-address.ts'
import { createOfflineAddressVerifier } from './address/offline-address.ts'
import { verifyBusinessAddress } from './address/verify-business-address.ts'
import type { ApplicantProviders, ApplicantSubject, Found } from './applicant.ts'
import { describeWebPresence } from './presence/web-presence.ts'
import {
  readWebsite,
  websiteAddress,
  WebsiteFailure,
  type WebsiteOptions,
  type WebsitePage,
} from './presence/website.ts'
import { findRegistryEntries } from './registry/find-registry-entries.ts'
import { createOnlineRegistry } from './registry/online-registry.ts'

export interface ProviderSetup {
  /** Imported registries; null: none can be. */
  readonly registry?: Registry | null
  readonly registryService?: { readonly endpoint: string; readonly apiKey: string | null } | null
  readonly geocoder?: { readonly endpoint: string; readonly apiKey: string } | null
  /** A cache of this machine for the tables; null: they are made ready each time. */
  readonly tablesFolder?: string | null
  /** Reads the applicant's own website; null: it is left alone. */
  readonly website?: WebsiteOptions | null
}

/** Without any set up: the documents and the tables at hand. No request leaves the machine unless a service or the website is set up. */
export function openApplicantProviders(setup: ProviderSetup = {}): ApplicantProviders {
  const { registry = null, registryService = null, geocoder = null, tablesFolder = null, website = null } = setup
  const offline = createOfflineAddressVerifier(tablesFolder)
  const verifier = geocoder === null ? offline : createHereAddressVerifier({ ...geocoder, fallback: offline })
  const online = registryService === null ? null : createOnlineRegistry(registryService)
  return {
    registry: (subject, signal) => findRegistryEntries(subject, { imported: registry, online }, signal),
    addressVerification: (subject, signal) => verifyBusinessAddress(subject, { verifier, offline }, signal),
    async webPresence(subject, signal) {
      const page = website === null ? null : await websiteOf(subject, website, signal)
      const { value, status } = describeWebPresence(subject, page?.value ?? null)
      const sentences = [status, page?.status ?? null].filter(sentence => sentence !== null)
      return { value, status: sentences.length === 0 ? null : sentences.join(' ') }
    },
  }
}

async function websiteOf(
  subject: ApplicantSubject,
  options: WebsiteOptions,
  signal?: AbortSignal,
): Promise<Found<WebsitePage> | null> {
  const address = subject.website === null ? null : websiteAddress(subject.website)
  if (address === null) return null
  try {
    return { value: await readWebsite(address, options, signal), status: null }
  } catch (error) {
    signal?.throwIfAborted()
    if (!(error instanceof WebsiteFailure)) throw error
    return {
      value: null,
      status: `The website of the business ${error.message}; its web presence is described from the documents.`,
    }
  }
}
