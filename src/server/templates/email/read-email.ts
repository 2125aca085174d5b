import type { ReadText } from '../line.ts'
import { refusal } from '../refusal.ts'
import { mailDate, mailLines } from './mail-lines.ts'

type Box = { name?: string | undefined; address?: string | undefined }
const boxText = ({ name, address }: Box) => (name && address ? `${name} <${address}>` : name || address || '')

/** An email as its program saves it (.eml, RFC 5322). */
export async function readEmail(bytes: Uint8Array, progress: () => void): Promise<ReadText> {
  const { default: PostalMime } = await import('postal-mime')
  const mail = await PostalMime.parse(bytes).catch((error: unknown) => {
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
