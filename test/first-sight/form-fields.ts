/** Form fields of a printed PDF: elements with `data-field` become filled AcroForm text fields and check boxes. */
import { PDFDocument, StandardFonts, type Color } from '@cantoo/pdf-lib'
import type { Page } from 'playwright'

export interface FieldBox {
  readonly name: string
  /** Text, or `on` and `off` of a check box. */
  readonly value: string
  readonly check: boolean
  /** Index from 0. */
  readonly page: number
  /** Points from the upper left corner of its page. */
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
  /** Letters in equal cells; 0: free text. */
  readonly comb: number
}

/** Where the fields of a loaded document are; its pages are the elements `.page`. */
export async function boxesOf(page: Page): Promise<FieldBox[]> {
  await page.emulateMedia({ media: 'print' })
  return await page.evaluate(() =>
    [...document.querySelectorAll('.page')].flatMap((sheet, index) => {
      const origin = sheet.getBoundingClientRect()
      return [...sheet.querySelectorAll<HTMLElement>('[data-field]')].map(element => {
        const box = element.getBoundingClientRect()
        const { field = '', value = '', check, comb } = element.dataset
        return {
          name: field,
          value: check ?? value,
          check: check !== undefined,
          page: index,
          x: (box.left - origin.left) * 0.75,
          y: (box.top - origin.top) * 0.75,
          width: box.width * 0.75,
          height: box.height * 0.75,
          comb: Number(comb ?? 0),
        }
      })
    }),
  )
}

// Given at all, it keeps the library from painting a white ground.
const transparent = { backgroundColor: undefined } as unknown as { backgroundColor: Color }

/** The same PDF with the fields on it, filled as a person fills them in a viewer. */
export async function withFields(bytes: Uint8Array, boxes: readonly FieldBox[]): Promise<Uint8Array> {
  const pdf = await PDFDocument.load(bytes)
  const font = await pdf.embedFont(StandardFonts.Helvetica)
  const form = pdf.getForm()
  for (const { name, value, check, page: index, x, y, width, height, comb } of boxes) {
    const page = pdf.getPage(index)
    // Within the printed box, whose lines it must not cover.
    const place = {
      x: x + 1,
      y: page.getHeight() - y - height + 1,
      width: width - 2,
      height: height - 2,
      borderWidth: 0,
    }
    if (check) {
      const box = form.createCheckBox(name)
      box.addToPage(page, { ...place, borderWidth: 0.6 })
      if (value === 'on') box.check()
      continue
    }
    const field = form.createTextField(name)
    if (comb > 0) {
      field.setMaxLength(comb)
      field.enableCombing()
    }
    field.setText(value)
    field.addToPage(page, { ...place, font, ...transparent })
    field.setFontSize(Math.min(9, height - 4))
  }
  form.updateFieldAppearances(font)
  return await pdf.save()
}
