/** A Form 1120-S of 2021 as a PDF: an invented company's first page, whose total deductions are printed 1,000 too high. */
import { PDFDocument, StandardFonts } from '@cantoo/pdf-lib'

/** Points: US letter. */
const page = { width: 612, height: 792 }
const SIZE = 7

/** Left edge, top and text. */
type Printed = readonly [left: number, top: number, text: string]

const heading: readonly Printed[] = [
  [36, 36, 'Form 1120-S'],
  [190, 36, 'U.S. Income Tax Return for an S Corporation'],
  [450, 48, '2021'],
  [480, 48, 'OMB No. 1545-0123'],
  [36, 60, 'Department of the Treasury'],
  [36, 70, 'Internal Revenue Service'],
  [36, 86, 'For calendar year 2021 or tax year beginning'],
  [36, 100, 'A S election'],
  [160, 100, 'Name'],
  [400, 100, 'D Employer identification number'],
  [160, 110, 'Juniper Gap Foundry Inc'],
  [402, 110, '12-3456789'],
]

const rows: readonly (readonly [number: string, caption: string, amount: string | null])[] = [
  ['1a', 'Gross receipts or sales', '900,000'],
  ['b', 'Returns and allowances', '1,000'],
  ['c', 'Balance. Subtract line 1b from line 1a', '899,000'],
  ['2', 'Cost of goods sold (attach Form 1125-A)', '400,000'],
  ['3', 'Gross profit. Subtract line 2 from line 1c', '499,000'],
  ['4', 'Net gain (loss) from Form 4797, line 17', null],
  ['5', 'Other income (loss)', null],
  ['6', 'Total income (loss). Add lines 3 through 5', '499,000'],
  ['7', 'Compensation of officers', '100,000'],
  ['8', 'Salaries and wages (less employment credits)', '150,000'],
  ['11', 'Rents', '30,000'],
  ['13', 'Interest', '20,000'],
  ['14', 'Depreciation not claimed on Form 1125-A or elsewhere on return', '40,000'],
  ['20', 'Total deductions. Add lines 7 through 19', '341,000'],
  ['21', 'Ordinary business income (loss). Subtract line 20 from line 6', '158,000'],
]

const body = rows.flatMap(([number, caption, amount], index): Printed[] => {
  const top = 220 + 12 * index
  const box = number.length === 1 && /[bc]/.test(number) ? `1${number}` : number
  return [
    [number.length > 1 ? 54 : 58, top, number],
    [75, top, caption],
    [418, top, box],
    ...(amount === null ? [] : [[480, top, amount] as const]),
  ]
})

export async function drawReturn(): Promise<Uint8Array> {
  const document = await PDFDocument.create()
  const font = await document.embedFont(StandardFonts.Helvetica)
  const drawn = document.addPage([page.width, page.height])
  for (const [left, top, text] of [...heading, ...body])
    drawn.drawText(text, { x: left, y: page.height - top - SIZE, size: SIZE, font })
  return document.save()
}
