/** A drawn application and what is true of it. */
import { Page } from '../../drawing/page.ts'
import { drawScript } from '../../drawing/script.ts'

export interface MadeApplication {
  readonly name: string
  /** Path into loan_app_data ("owners.0.firstName", "owners.length") → value; null: must stay empty. */
  readonly expected: { readonly [path: string]: string | number | boolean | null }
  /** See drawing/script.ts and drawing/form.ts. */
  readonly script: string
}

export function drawnForm(script: string): Promise<Uint8Array> {
  const page = new Page()
  drawScript(page, script)
  return page.done()
}
