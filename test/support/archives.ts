/** Archives, messages and pictures of pages for tests of the intake. */
import { PDFiumLibrary } from '@hyzyla/pdfium'
import JSZip from 'jszip'
import sharp, { type Sharp } from 'sharp'

export interface ZipMember {
  readonly name: string
  readonly bytes: Uint8Array | string
  /** Mode bits of a UNIX file; a link has 0o120000 among them. */
  readonly mode?: number
}

export async function zipOf(...members: readonly ZipMember[]): Promise<Uint8Array<ArrayBuffer>> {
  const zip = new JSZip()
  for (const { name, bytes, mode = 0o100644 } of members)
    zip.file(name, bytes, { unixPermissions: mode, createFolders: false })
  return new Uint8Array(await zip.generateAsync({ type: 'uint8array', platform: 'UNIX', compression: 'DEFLATE' }))
}

const central = 0x02014b50
const local = 0x04034b50

/** The archive with all its entries marked as encrypted, in both headers of each. */
export function markedEncrypted(archive: Uint8Array): Uint8Array<ArrayBuffer> {
  const bytes = Buffer.from(archive)
  for (let at = 0; at + 10 < bytes.length; at++) {
    const signature = bytes.readUInt32LE(at)
    if (signature === local) bytes[at + 6]! |= 1
    if (signature === central) bytes[at + 8]! |= 1
  }
  return new Uint8Array(bytes)
}

/** The archive with a name replaced by another of the same length. */
export const renamedIn = (archive: Uint8Array, from: string, to: string): Uint8Array<ArrayBuffer> =>
  new Uint8Array(Buffer.from(Buffer.from(archive).toString('latin1').replaceAll(from, to), 'latin1'))

/** A message with attachments. */
export function emailOf(
  ...attachments: readonly { readonly name: string; readonly bytes: Uint8Array }[]
): Uint8Array<ArrayBuffer> {
  const parts = attachments.map(
    ({ name, bytes }) =>
      `--frontier\r\nContent-Type: application/octet-stream; name="${name}"\r\nContent-Disposition: attachment; filename="${name}"\r\nContent-Transfer-Encoding: base64\r\n\r\n${Buffer.from(bytes).toString('base64').replace(/.{76}/g, '$&\r\n')}\r\n`,
  )
  return new Uint8Array(
    Buffer.from(
      `From: Ana <ana@example.com>\r\nTo: desk@example.com\r\nSubject: Documents\r\nMIME-Version: 1.0\r\nContent-Type: multipart/mixed; boundary="frontier"\r\n\r\n--frontier\r\nContent-Type: text/plain\r\n\r\nSee attached, please.\r\n${parts.join('')}--frontier--\r\n`,
    ),
  )
}

/** The first page of a PDF as a picture of 200 dpi, to be written in any format. */
export async function pictureOf(pdf: Uint8Array): Promise<Sharp> {
  const library = await PDFiumLibrary.init()
  const document = await library.loadDocument(pdf)
  try {
    const { data, width, height } = await document.getPage(0).render({ scale: 200 / 72, render: 'bitmap' })
    return sharp(Buffer.from(data), { raw: { width, height, channels: 4 } })
      .flatten({ background: '#fff' })
      .removeAlpha()
  } finally {
    document.destroy()
    library.destroy()
  }
}
