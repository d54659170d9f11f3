/** The applications of this batch, each a family of its own. */
import type { Drawn } from '../../2026-11-22/press/document.ts'
import {
  brokerSheet,
  combFields,
  envelope,
  notice,
  sentences,
  shaded,
  summary,
  materialsCredit,
} from './printed-forms.ts'
import { cropInputs, farmDealer, practice, truckDealer } from './scanned-forms.ts'

export const loanApplications: readonly Drawn[] = [
  ...[shaded, farmDealer, summary, truckDealer, practice, materialsCredit],
  ...[combFields, cropInputs, brokerSheet, envelope, notice, sentences],
]
