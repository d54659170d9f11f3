/** The attachments of an e-mail message (RFC 5322 with MIME). */
import { named } from '../../../contract/sentence.ts'
import { Refusal } from '../../../errors.ts'
import type { UnpackBudget } from './limits.ts'
import type { ContainedFile } from './zip.ts'

/** Levels of multipart messages; a forwarded message is one. */
const MAX_NESTING = 30

/** Headers of which a message has some; a text begins with one of them, or with the line of a mailbox file before it. */
const headers =
  /^(?:From .*\r?\n)?(?:received|return-path|delivered-to|from|to|cc|subject|date|message-id|mime-version|content-type|x-[\w-]+|dkim-signature|arc-[\w-]+|reply-to|sender)[ \t]{0,4}:/i
/** What a message cannot do without to carry files. */
const typed = /^(?:content-type|mime-version)[ \t]{0,4}:/im

/** Whether a text begins like an e-mail message. */
export const isEmail = (head: string): boolean => headers.test(head) && typed.test(head)

/** Pictures of a signature are part of the text and are left out. Throws Refusal UNREADABLE, REQUEST_TOO_LARGE. */
export async function filesOfEmail(
  bytes: Uint8Array,
  fileName: string,
  budget: UnpackBudget,
): Promise<readonly ContainedFile[]> {
  // Loaded at the first message: most uploads are PDFs.
  const { default: PostalMime } = await import('postal-mime')
  const { attachments } = await PostalMime.parse(bytes, {
    attachmentEncoding: 'arraybuffer',
    maxNestingDepth: MAX_NESTING,
  }).catch((cause: unknown) => {
    throw new Refusal('UNREADABLE', `${named(fileName)} is no e-mail message that can be read.`, { cause })
  })
  return attachments
    .filter(({ related, disposition }) => related !== true && disposition !== 'inline')
    .map(({ filename, content }, index) => {
      budget.addFile()
      const file = new Uint8Array(content as ArrayBuffer)
      budget.addBytes(file.length)
      return { path: filename ?? `attachment ${index + 1}`, bytes: file }
    })
}
