/** Fields that belong to no form are read as viewers show them. */
import { expect, it } from 'vitest'
import { readDocument } from '../../../../core/reading/read-document.ts'
import { Page } from '../../../drawing/page.ts'

it('reads texts and ticks of widgets without a form', async () => {
  const page = new Page().left('Legal name', 40, 40)
  // Strings as objects become texts of the file, plain ones names.
  const widget = (x: number, y: number, width: number, entries: object): void => {
    const options: object = { Subtype: 'Widget', F: 4, ...entries }
    page.pdf.annotate(x, y, width, 12, options)
  }
  widget(100, 36, 200, { FT: 'Tx', T: new String('legal'), V: new String('Harbor Works LLC') })
  widget(100, 60, 12, { FT: 'Btn', T: new String('llc'), AS: 'Yes' })
  widget(140, 60, 12, { FT: 'Btn', T: new String('corp'), AS: 'Off' })
  const { fields } = await readDocument(await page.done(), { fileName: 'stray.pdf' })
  expect(fields?.map(({ name, kind, value, checked }) => ({ name, kind, value, checked }))).toEqual([
    { name: 'legal', kind: 'text', value: 'Harbor Works LLC', checked: null },
    { name: 'llc', kind: 'checkbox', value: 'Yes', checked: true },
    { name: 'corp', kind: 'checkbox', value: null, checked: false },
  ])
})
