/** Draws the default template of the credit memo: `node test/memo/draw-template.ts` writes resources/credit-memo.docx. */
import { writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { AlignmentType, Document, Footer, HeadingLevel, Packer, PageNumber, Paragraph, TextRun } from 'docx'
import { memoHeadings, memoSections } from '../../core/analysis/memo/memo.ts'
import { sentenceStyle } from '../../core/reports/memo/template.ts'

/** Half points. */
const size = { title: 36, heading: 26, text: 21, small: 17 }
/** Twentieths of a point. */
const INCH = 1440

const styles = {
  default: { document: { run: { font: 'Calibri', size: size.text } } },
  paragraphStyles: [
    {
      id: sentenceStyle,
      name: 'Memo Sentence',
      basedOn: 'Normal',
      quickFormat: true,
      paragraph: { spacing: { after: 80, line: 264 } },
    },
  ],
}

const line = (text: string): Paragraph => new Paragraph({ children: [new TextRun(text)] })

const document = new Document({
  creator: 'Underwriter Desk',
  title: 'Credit memo',
  styles,
  sections: [
    {
      properties: { page: { size: { width: 8.5 * INCH, height: 11 * INCH } } },
      footers: {
        default: new Footer({
          children: [
            new Paragraph({
              alignment: AlignmentType.RIGHT,
              children: [
                new TextRun({
                  size: size.small,
                  children: ['Page ', PageNumber.CURRENT, ' of ', PageNumber.TOTAL_PAGES],
                }),
              ],
            }),
          ],
        }),
      },
      children: [
        new Paragraph({ children: [new TextRun({ text: 'Credit memo', size: size.small, color: '5F6B7A' })] }),
        new Paragraph({ children: [new TextRun({ text: '{{company}}', size: size.title, bold: true })] }),
        new Paragraph({
          spacing: { after: 200 },
          children: [
            new TextRun({
              text: 'Application {{application}} · revision {{revision}} · {{date}}',
              size: size.small,
              color: '5F6B7A',
            }),
          ],
        }),
        ...memoSections.flatMap(name => [
          new Paragraph({
            heading: HeadingLevel.HEADING_1,
            keepNext: true,
            spacing: { before: 240, after: 100 },
            children: [new TextRun({ text: memoHeadings[name], size: size.heading, bold: true, color: '1F3A5F' })],
          }),
          line(`{{${name}}}`),
        ]),
      ],
    },
  ],
})

const path = join(resolve(import.meta.dirname, '../..'), 'resources', 'credit-memo.docx')
writeFileSync(path, await Packer.toBuffer(document))
