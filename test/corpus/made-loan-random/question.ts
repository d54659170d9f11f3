/** A question on the form with its answer. */
export interface Asked {
  readonly label: string
  /** Empty: left blank. */
  readonly answer: string
  /** Room it takes, in parts of its row. */
  readonly room: number
  /** A number that may be given one character to a box. */
  readonly spelled?: boolean
}
export type Row = readonly Asked[]
