/** The Prefer header (RFC 7240): whether the caller would rather not wait, and how long it would. */

export interface Preferences {
  readonly respondAsync: boolean
  /** Seconds the caller is ready to wait; null when it does not say. */
  readonly waitSeconds: number | null
}

/** Seconds; timers count no more than some 24 days, and nobody means that. */
const longestWait = 24 * 60 * 60

/** Reads every preference named; unknown ones are ignored, as the standard wants. */
export function readPreferences(header: string | readonly string[] | undefined): Preferences {
  const preferences = [header ?? []]
    .flat()
    .flatMap(line => line.split(',').map(part => part.split(';', 1)[0]!.trim().toLowerCase()))
  const wait = preferences
    .map(preference => /^wait\s*=\s*"?(\d+)"?$/.exec(preference)?.[1])
    .find(found => found !== undefined)
  return {
    respondAsync: preferences.includes('respond-async'),
    waitSeconds: wait === undefined ? null : Math.min(Number(wait), longestWait),
  }
}
