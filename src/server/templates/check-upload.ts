import { briefFileLimits } from '#shared/brief-files.ts'
import { AppError } from '#shared/errors.ts'
import { templateExtensions } from '#shared/template-files.ts'
import { refusal } from './refusal.ts'

export type Upload = { filename: string; bytes: Uint8Array }
/** Bytes. */
const largestUpload = 10 * 2 ** 20
export type TemplateExtension = (typeof templateExtensions)[number]
export type BriefExtension = (typeof briefFileLimits.extensions)[number]

const signatures: [name: string, bytes: number[]][] = [
  ['a zip archive or an Office document', [0x50, 0x4b, 0x03, 0x04]],
  ['a PDF', [0x25, 0x50, 0x44, 0x46, 0x2d]],
  ['a picture', [0x89, 0x50, 0x4e, 0x47]],
  ['a picture', [0xff, 0xd8, 0xff]],
  ['a picture', [0x47, 0x49, 0x46, 0x38]],
  ['an older Office document', [0xd0, 0xcf, 0x11, 0xe0]],
  ['a compressed archive', [0x1f, 0x8b]],
  ['a program', [0x7f, 0x45, 0x4c, 0x46]],
  ['a program', [0x4d, 0x5a, 0x90]],
  ['rich text (RTF)', [0x7b, 0x5c, 0x72, 0x74, 0x66]],
]

/** Quick checks of a file that is a template: name, size, first bytes. */
export function checkTemplate(file: Upload): TemplateExtension {
  const extension = templateExtensions.find((known) => file.filename.toLowerCase().endsWith(known))
  if (!extension) throw refusal.otherKind('template', templateExtensions)
  return checkBytes(file, extension)
}

/** Quick checks of a file that is a brief. */
export function checkBrief(file: Upload): BriefExtension {
  const extension = briefFileLimits.extensions.find((known) => file.filename.toLowerCase().endsWith(known))
  if (!extension) throw refusal.otherKind('brief', briefFileLimits.extensions)
  return checkBytes(file, extension)
}

/** Kinds of files in a zip archive, in Office's old container, and text with marks. */
const zipped = ['.docx', '.dotx', '.odt', '.xlsx']
const [zipKind, oldKind, richKind] = ['a zip archive or an Office document', 'an older Office document', 'rich text (RTF)']

function checkBytes<Extension extends string>({ bytes }: Upload, extension: Extension): Extension {
  if (bytes.length === 0) throw new AppError('unreadable-file', 'This file is empty.', { details: 'Choose the file again.' })
  if (bytes.length > largestUpload)
    throw new AppError('too-large', 'A file may have at most 10 MB.', { details: 'Remove its pictures.' })
  const found = signatures.find(([, signature]) => signature.every((byte, place) => bytes[place] === byte))?.[0]
  if (zipped.includes(extension)) checkZipped(bytes, extension, found)
  else if (extension === '.pdf') checkPdf(bytes, found)
  else if (extension === '.msg' || extension === '.rtf') {
    if (found !== (extension === '.msg' ? oldKind : richKind)) throw refusal.otherContent(extension, found)
  } else if (found || isBinary(bytes)) throw refusal.otherContent(extension, found ?? 'no text')
  return extension
}

function checkZipped(bytes: Uint8Array, extension: string, found: string | undefined) {
  // Office wraps an encrypted document in the container of its old format, with this entry.
  if (found === oldKind && holds(bytes, 'EncryptedPackage')) throw refusal.encrypted()
  if (found === oldKind && extension.startsWith('.do')) throw refusal.oldWord()
  if (found !== zipKind) throw refusal.otherContent(extension, found)
}

/** Some programs write a few bytes before the signature; readers search the first 1024 bytes for it. */
function checkPdf(bytes: Uint8Array, found: string | undefined) {
  if (!Buffer.from(bytes.subarray(0, 1024)).includes('%PDF-')) throw refusal.otherContent('.pdf', found)
}

const holds = (bytes: Uint8Array, name: string) =>
  Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length).includes(Buffer.from(name, 'utf16le'))

function isBinary(bytes: Uint8Array) {
  const hasWideMark = (bytes[0] === 0xff && bytes[1] === 0xfe) || (bytes[0] === 0xfe && bytes[1] === 0xff)
  return !hasWideMark && bytes.includes(0)
}
