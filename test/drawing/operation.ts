/** What a script of a drawing is made of. */
import type { Page } from './page.ts'

/** Draws one entry. `options`: the words between the operation's name and the colon. */
export type Operation = (page: Page, numbers: readonly number[], text: string, options: readonly string[]) => void
