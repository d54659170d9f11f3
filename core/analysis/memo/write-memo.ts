/** The credit memo of an application: what its documents state, and nothing else. */
import { bankSentences } from './bank.ts'
import { businessSentences, ownershipSentences, requestSentences } from './applicant.ts'
import { checklistSentences } from './checklist.ts'
import { equipmentSentences } from './equipment.ts'
import { exceptionSentences, mitigantSentences } from './exceptions.ts'
import { Facts, type MemoMaterial } from './facts.ts'
import { cashFlowSentences, conditionSentences } from './finances.ts'
import type { CreditMemo } from './memo.ts'

/** Pure. `date`: YYYY-MM-DD of its writing. */
export function writeMemo(material: MemoMaterial, date: string): CreditMemo {
  const facts = new Facts(material)
  const { app_id: appId, company_name: company, revision } = material.status
  return {
    company,
    appId,
    revision,
    date,
    sections: {
      request: requestSentences(facts),
      business: businessSentences(facts),
      ownership: ownershipSentences(facts),
      financial_condition: conditionSentences(facts),
      cash_flow: cashFlowSentences(facts),
      bank_behavior: bankSentences(facts),
      equipment: equipmentSentences(facts),
      exceptions: exceptionSentences(facts),
      mitigants: mitigantSentences(facts),
      checklist: checklistSentences(facts),
    },
  }
}
