/** Which checks count as failed, wherever failed checks are shown, counted or weighed. */
import type { Check } from './evidence.ts'

/** Those that could not be made, and those that only inform, are not. */
export const isFailed = ({ passed, severity }: Pick<Check, 'passed' | 'severity'>): boolean =>
  passed === false && severity !== 'info'
