/** What a block of a party's lines is known by. */
import type { BlockText } from './block.ts'
import type { PartyCell } from './cells.ts'
import type { RoleLabel } from './labels.ts'

/** A block with its text and what it is headed with. */
export interface PartyBlock {
  readonly label: RoleLabel | null
  readonly cells: readonly PartyCell[]
  readonly text: BlockText
  readonly place: 'beside' | 'below' | 'apart'
  /** Telephone, mail or tax number stand with it, as senders print them. */
  readonly reachable?: boolean
  /** It stands under the logo of another block's firm: it is who is written to. */
  readonly windowed?: boolean
}
