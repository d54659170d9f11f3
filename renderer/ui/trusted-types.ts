/** What the page may turn from text into markup or into the address of a script: what its libraries need, and nothing that holds content. */
import { config } from 'zod'

interface Policies {
  createPolicy(
    name: string,
    rules: { createHTML(text: string): string | null; createScriptURL(address: string): string | null },
  ): unknown
}

/**
 * Called by the browser where a text is assigned as markup, or as a script's address, without a policy (the policy of the service, in
 * core/api, demands one). The charts empty their element by assigning ''; pdf.js starts its worker from a file of the interface.
 * Vue has a policy of its own for the constant markup of templates. Throws nothing: null makes the browser refuse.
 */
export function guardAssignments(): void {
  // It would try whether it may compile its checks, which the policy reports as an attempt to run text.
  config({ jitless: true })
  const { trustedTypes } = globalThis as { trustedTypes?: Policies }
  trustedTypes?.createPolicy('default', {
    createHTML: text => (text === '' ? '' : null),
    createScriptURL: address =>
      new URL(address, location.href).href.startsWith(new URL(import.meta.env.BASE_URL, location.href).href)
        ? address
        : null,
  })
}
