import type { ReadText } from '../line.ts'
import { refusal } from '../refusal.ts'
import { mailDate, mailLines } from './mail-lines.ts'

/** An email as Outlook saves it (.msg, MS-OXMSG). */
export async function readOutlook(bytes: Uint8Array, progress: () => void): Promise<ReadText> {
  const { default: library } = await import('@kenjiuno/msgreader')
  const mail = readFields(library, bytes)
  progress()
  const html = mail.html === undefined ? mail.bodyHtml : new TextDecoder().decode(mail.html)
  const address = mail.senderSmtpAddress ?? mail.creatorSMTPAddress ?? mail.senderEmail
  return mailLines(
    {
      from: [mail.senderName, address?.includes('@') ? `<${address}>` : undefined].filter(Boolean).join(' '),
      to: (mail.recipients ?? [])
        .filter(({ recipType }) => recipType === 'to')
        .map(({ name, email }) => name ?? email ?? '')
        .join(', '),
      date: mailDate(dateOf(mail.clientSubmitTime ?? mail.messageDeliveryTime)),
      subject: mail.subject ?? '',
      text: mail.body,
      html,
      attachments: (mail.attachments ?? [])
        .filter(({ attachmentHidden }) => !attachmentHidden)
        .map(({ fileName, fileNameShort, name }) => fileName ?? fileNameShort ?? name ?? ''),
    },
    progress,
  )
}

/** `Mon, 16 Nov 2026 11:02:00 GMT` as `16 Nov 2026 11:02`. */
const dateOf = (stated: string | undefined) => stated?.replace(/^\w{3}, /, '')

type Library = (typeof import('@kenjiuno/msgreader'))['default']

function readFields(library: Library | { default: Library }, bytes: Uint8Array) {
  const Reader = 'default' in library ? library.default : library
  try {
    const buffer = Uint8Array.from(bytes).buffer
    const fields = new Reader(buffer).getFileData()
    if (fields.error === undefined && fields.dataType === 'msg') return fields
  } catch (error) {
    throw refusal.damaged(error)
  }
  throw refusal.otherContent('.msg', 'no email')
}
