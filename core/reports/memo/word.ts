/** The memo as a Word document: a template with its placeholders replaced by sentences, each with a footnote of its own. */
import { memoSections, type CreditMemo, type MemoSentence } from '../../analysis/memo/memo.ts'
import { dateText } from '../../analysis/memo/facts.ts'
import { footnoteText } from './footnote.ts'
import { sentenceStyle, type linePlaceholders } from './template.ts'

/** What stands in a section that no document says anything about: no sentence. */
const NOTHING = '–'

/** Bytes of a .docx. `template`: bytes of one whose placeholders are all known. */
export async function wordMemo(memo: CreditMemo, template: Uint8Array): Promise<Uint8Array> {
  const { FootnoteReferenceRun, Paragraph, PatchType, TextRun, patchDocument } = await import('docx')
  const footnotes: Record<string, { readonly children: readonly InstanceType<typeof Paragraph>[] }> = {}
  let count = 0
  const paragraphOf = ({ text, sources }: MemoSentence): InstanceType<typeof Paragraph> => {
    count += 1
    footnotes[count] = { children: [new Paragraph({ children: [new TextRun(` ${footnoteText(sources)}`)] })] }
    return new Paragraph({ style: sentenceStyle, children: [new TextRun(text), new FootnoteReferenceRun(count)] })
  }
  const sections = memoSections.map(name => {
    const sentences = memo.sections[name]
    const children =
      sentences.length === 0 ? [new Paragraph({ style: sentenceStyle, text: NOTHING })] : sentences.map(paragraphOf)
    return [name, { type: PatchType.DOCUMENT, children }] as const
  })
  const lines: Readonly<Record<(typeof linePlaceholders)[number], string>> = {
    company: memo.company ?? 'Applicant not stated',
    application: memo.appId,
    revision: String(memo.revision),
    date: dateText(memo.date),
  }
  return patchDocument({
    outputType: 'uint8array',
    data: template,
    trimPlaceholders: true,
    keepOriginalStyles: true,
    footnotes,
    patches: {
      ...Object.fromEntries(
        Object.entries(lines).map(([name, text]) => [
          name,
          { type: PatchType.PARAGRAPH, children: [new TextRun(text)] },
        ]),
      ),
      ...Object.fromEntries(sections),
    },
  })
}
