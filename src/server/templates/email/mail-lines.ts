import type { Unread } from '#shared/uploaded-brief.ts'
import type { ReadText } from '../line.ts'
import { refusal } from '../refusal.ts'
import { htmlText } from './html-text.ts'

export type Mail = {
  from: string
  to: string
  date: string
  subject: string
  text: string | undefined
  html: string | undefined
  attachments: string[]
}

const longestHeader = 110
const header = (name: string, value: string) => {
  const words = value.replaceAll(/\s+/g, ' ').trim()
  return words === '' ? [] : [`${name}: ${words.slice(0, longestHeader)}`]
}

/** An email as the lines of a thread: its header, then its text with the history that it quotes; its attachments are not read. */
export function mailLines(mail: Mail, progress: () => void): ReadText {
  const plain = (mail.text ?? '').trim()
  const body = plain === '' ? htmlText(mail.html ?? '', progress) : plain
  if (body === '' && mail.attachments.length === 0) throw refusal.noText()
  const lines = [
    ...header('From', mail.from || 'unknown'),
    ...header('Sent', mail.date),
    ...header('To', mail.to),
    ...header('Subject', mail.subject || '–'),
    '',
    ...body.split(/\r\n|[\n\r\u2028]/),
  ]
  const unread = mail.attachments.map((text): Unread => ({ kind: 'attachment', ...(text !== '' && { text: text.slice(0, 200) }) }))
  return { lines: lines.map((text) => ({ text: text.trimEnd() })), unread }
}

/** `16 November 2026 11:02` in the time zone of the email itself. */
export function mailDate(stated: string | undefined): string {
  const date = /\d{1,2} [A-Za-z]{3,9} \d{4}(?: \d{1,2}:\d{2})?/.exec(stated ?? '')?.[0]
  return date ?? (stated ?? '').slice(0, 40)
}
