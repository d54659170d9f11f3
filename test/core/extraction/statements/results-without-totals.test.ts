/** Results below costs that no total sums up: one that does not come out is a printed sum that fails, wherever the wrong digit stands. */
import { describe, expect, test } from 'vitest'
import { extractStatements } from '../../../../core/extraction/statements/extract.ts'
import { drawDocument } from '../../../support/draw-page.ts'

const hints = { statementType: null, periodEnd: null, companyName: null, fiscalYear: null }

interface Misses {
  readonly label: string
  readonly miss: number
}

/** Sums that do not add up, of the first column. */
function failing(body: string): readonly Misses[] {
  const [reading] = extractStatements(
    drawDocument(`
    Granite Fork Millwork, Inc.
    Income Statement
    For the Years Ended December 31, 2025 and 2024

${body}
    `),
    hints,
  ).readings
  return reading!.sums!.flatMap(({ label, total, parts, tolerance }) => {
    const miss = total - parts.reduce((sum, { amount }) => sum + amount, 0)
    return Math.abs(miss) > tolerance ? [{ label, miss }] : []
  })
}

describe('in one column', () => {
  const statement = ({ wages = '100,318', tax = '38,508' }: { wages?: string; tax?: string } = {}) => `
                                            2025
    Revenue                              512,400
    Cost of goods sold                   204,310
    Gross profit                         308,090
    Operating expenses
      Salaries and wages                 ${wages}
      Rent                                30,240
      Insurance                           10,115
      Office supplies                     11,335
    Operating income                     156,082
    Interest expense                       2,052
    Income before income taxes           154,030
    Income tax expense                    ${tax}
    Net income                           115,522
`
  test('nothing fails where nothing is wrong', () => {
    expect(failing(statement())).toEqual([])
  })
  test('an expense with another digit fails the operating income', () => {
    expect(failing(statement({ wages: '110,318' }))).toEqual([{ label: 'Operating income', miss: 10_000 }])
  })
  test('a tax with another digit fails the net income', () => {
    expect(failing(statement({ tax: '33,508' }))).toEqual([{ label: 'Net income', miss: -5_000 }])
  })
  test('a result that other lines must have made is no sum of these', () => {
    expect(failing(statement({ wages: '900,318' }))).toEqual([])
  })
})

test('a result that adds up in the other year has the same parts in this one, however far it is from them', () => {
  const statement = (wages: string) => `
                                            2025        2024
    Revenue                              512,400     489,700
    Cost of goods sold                   204,310     196,120
    Gross profit                         308,090     293,580
    Operating expenses
      Salaries and wages                 ${wages}      97,450
      Rent                                30,240      29,600
      Insurance                           10,115       9,880
      Office supplies                     11,335      10,940
    Operating income                     156,082     145,710
    Interest expense                       2,052       2,610
    Net income                           154,030     143,100
`
  expect(failing(statement('100,318'))).toEqual([])
  expect(failing(statement('900,318'))).toEqual([{ label: 'Operating income', miss: 800_000 }])
})
