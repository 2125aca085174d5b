import { decodeText } from '#shared/decode-text.ts'
import type { ReadText } from '../line.ts'
import { refusal } from '../refusal.ts'
import { mailDate, mailLines } from './mail-lines.ts'

type Box = { name?: string | undefined; address?: string | undefined }
const boxText = ({ name, address }: Box) => (name && address ? `${name} <${address}>` : name || address || '')

const isWide = ([first, second]: Uint8Array) => (first === 0xff && second === 0xfe) || (first === 0xfe && second === 0xff)
const headerOfText = /(?:^|\n)content-type:\s*text\//i
const encoded = /\ncontent-transfer-encoding:\s*(?:quoted-printable|base64)/i

/** Some programs save an email in UTF-16: then its text has that encoding, whatever its headers say, but for parts that are encoded in ASCII. */
function withoutWideText(bytes: Uint8Array): Uint8Array {
  if (!isWide(bytes)) return bytes
  const sections = decodeText(bytes)
    .replaceAll(/\r\n?/g, '\n')
    .split('\n\n')
    .map((section) =>
      headerOfText.test(section) && !encoded.test(section)
        ? section.replace(/charset\s*=\s*"?[\w.:-]+"?/i, 'charset=utf-8')
        : section,
    )
  return new TextEncoder().encode(sections.join('\n\n').replace(/^\uFEFF/, ''))
}

/** An email as its program saves it (.eml, RFC 5322). */
export async function readEmail(bytes: Uint8Array, progress: () => void): Promise<ReadText> {
  const { default: PostalMime } = await import('postal-mime')
  const mail = await PostalMime.parse(withoutWideText(bytes)).catch((error: unknown) => {
    throw refusal.damaged(error)
  })
  progress()
  if (!mail.headers.some(({ key }) => /^(?:from|subject|date|received|message-id)$/.test(key)))
    throw refusal.otherContent('.eml', 'no email')
  return mailLines(
    {
      from: mail.from ? boxText(mail.from) : '',
      to: (mail.to ?? []).map(boxText).join(', '),
      date: mailDate(mail.headers.find(({ key }) => key === 'date')?.value),
      subject: mail.subject ?? '',
      text: mail.text,
      html: mail.html,
      attachments: mail.attachments
        .filter(({ related, mimeType }) => !(related && mimeType.startsWith('image/')))
        .map(({ filename }) => filename ?? ''),
    },
    progress,
  )
}
