/** Says why tests were skipped; Playwright's own reporters only count them. */
import type { FullResult, Reporter, TestCase } from 'playwright/types/testReporter'

export default class SkipReporter implements Reporter {
  readonly #reasons = new Set<string>()
  onTestEnd(test: TestCase): void {
    for (const { type, description } of test.annotations)
      if (type === 'skip' && description !== undefined) this.#reasons.add(description)
  }
  onEnd(_result: FullResult): void {
    for (const reason of this.#reasons) console.log(`Skipped: ${reason}`)
  }
}
