/** Fields that belong to no form are read as viewers show them. */
import { expect, it } from 'vitest'
import { readDocument } from '../../../core/reading/read-document.ts'
import { drawnForm, write } from '../../corpus/made-loan/sheet.ts'

it('reads texts and ticks of widgets without a form', async () => {
  const bytes = await drawnForm(sheet => {
    write(sheet, 'Legal name', 40, 40)
    // Strings as objects become texts of the file, plain ones names.
    sheet.annotate(100, 36, 200, 16, { Subtype: 'Widget', F: 4, FT: 'Tx', T: new String('legal'), V: new String('Harbor Works LLC') }) // prettier-ignore
    sheet.annotate(100, 60, 10, 10, { Subtype: 'Widget', F: 4, FT: 'Btn', T: new String('llc'), AS: 'Yes' })
    sheet.annotate(140, 60, 10, 10, { Subtype: 'Widget', F: 4, FT: 'Btn', T: new String('corp'), AS: 'Off' })
  })
  const { fields } = await readDocument(bytes, { fileName: 'stray.pdf' })
  expect(fields?.map(({ name, kind, value, checked }) => ({ name, kind, value, checked }))).toEqual([
    { name: 'legal', kind: 'text', value: 'Harbor Works LLC', checked: null },
    { name: 'llc', kind: 'checkbox', value: 'Yes', checked: true },
    { name: 'corp', kind: 'checkbox', value: null, checked: false },
  ])
})
