/** A decision about transactions that is kept for every application: a list among the settings, and the same rule in the application it was made in. */
import { withTransactionRule } from '../../../core/contract/transaction-rules.ts'
import * as desk from '../../api/desk-api.ts'
import type { Arranged, Value } from '../review/review.ts'
import { correctPayload } from './applications-api.ts'

const SETTING = 'transactionRules'

interface StandingDecision {
  readonly appId: string
  /** Of the rule: `/transaction_rules/credit/harbor supply/category`. */
  readonly pointer: string
  /** null: no rule any more. */
  readonly value: Value
  /** What the application had there. */
  readonly before: Value
}

/** Throws ServiceError. Taken back, both are as they were. */
export async function keepRule({ appId, pointer, value, before }: StandingDecision): Promise<Arranged> {
  const { settings } = await desk.settings()
  const setting = settings.find(({ name }) => name === SETTING)
  const text =
    typeof setting?.stored === 'string' ? setting.stored : typeof setting?.value === 'string' ? setting.value : null
  await desk.changeSetting(SETTING, withTransactionRule(text, pointer, value))
  await correctPayload(appId, { path: pointer, value, note: null })
  return {
    did: 'The rule applies to every application from its next document on; it can be changed in the settings.',
    undo: async () => {
      await desk.changeSetting(SETTING, text)
      await correctPayload(appId, { path: pointer, value: before, note: null })
    },
    undone: 'The rule is as it was.',
  }
}
