import { expect, test } from 'vitest'
import { fieldName } from '../../../core/analysis/wording.ts'
import { identities } from '../../../core/checks/identities.ts'
import { membersOf } from '../../../core/checks/identity.ts'

test('every member of an identity has a name in plain words', () => {
  const members = identities.flatMap(membersOf)
  expect(members).toContain('~exchangeEffect')
  for (const member of members) expect(fieldName(member)).toMatch(/^[a-z]+(?:,? [a-z]+|-[a-z]+)*$/)
  expect(fieldName('~exchangeEffect')).toBe('effect of exchange rates')
})
