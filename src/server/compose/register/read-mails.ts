import type { Line } from './list-lines.ts'
import type { MailLine } from './mail-line.ts'
import { isBanner, isDisclaimer, isGreeting, markSignatures } from './mail-courtesies.ts'
import { monthOf } from './month-of.ts'

const headerLine =
  /^\*{0,2}(from|sent|to|cc|bcc|date|subject|subj|re|importance|attachments|reply-to|von|gesendet|an|betreff|datum|kopie|anlagen|de|envoyé|à|objet|para|enviado|enviado el|asunto|fecha)\s?\*{0,2}:\*{0,2}(?:\s|$)/i
const sender = /^\*{0,2}(?:from|von|de)\s?\*{0,2}:\*{0,2}\s*(.{0,120})$/i
const wrote =
  /^(?:on|am|le|el)\s.{4,140}?(?:,\s|\d\s|>\s)?(?:schrieb\s+(.{2,80}?)|(\p{Lu}[^,\d]{1,80}?)\s(?:<[^<>]{1,80}>\s?)?(?:wrote|a écrit|escribió))\s?:$/iu

/** “Re: the above. For the avoidance of doubt …” is content, not a header. */
const isHeaderLine = (text: string) =>
  headerLine.test(text.slice(0, 40)) &&
  !/^re\s?:.{3,}[.!?] \p{Lu}/iu.test(text.slice(0, 130)) &&
  text.length < (/^(?:to|cc|bcc|an|para|à)/i.test(text) ? 400 : 130)

/** A header has a sender that is a name, and further header lines; a single line counts only at the top or below a line of hyphens. */
function isHeaderStart(lines: Line[], index: number): boolean {
  const text = lines[index]?.text ?? ''
  if (!isHeaderLine(text)) return false
  const from = sender.exec(text.slice(0, 160))?.[1]
  if (from === undefined) {
    const block = headerAt(lines, index)
    return block.sender !== undefined && block.last > index
  }
  if (!isName(from)) return false
  const next = lines[index + 1]?.text ?? ''
  return (
    isHeaderLine(next) ||
    (lines.slice(Math.max(0, index - 2), index).some(({ text }) => /^[-_*=]{3,}/.test(text)) && from.length < 80)
  )
}

const isName = (text: string) =>
  /^["'(<]?\p{L}/u.test(text) && !/^\p{L}+ \d|^\d/u.test(text) && monthOf(text.split(/\s/)[0] ?? '') === 0

/** The lines of a header from `index` on, and the sender's name. */
function headerAt(lines: Line[], index: number): { last: number; sender?: string } {
  let last = index
  let name: string | undefined
  for (let at = index; at < Math.min(lines.length, index + 12); at++) {
    const line = lines[at]
    if (line === undefined || line.depth !== lines[index]?.depth || !isHeaderLine(line.text)) break
    const from = sender.exec(line.text.slice(0, 160))?.[1]
    if (from !== undefined && name !== undefined) break
    if (from !== undefined && isName(from)) name = from
    last = at
  }
  return name === undefined ? { last } : { last, sender: name }
}

/** The author, in “On Mon, 16 Nov 2026 at 11:02, Ines Halloran wrote:”. */
function wroteLine(text: string): string | undefined {
  if (text.length > 240 || !text.endsWith(':')) return undefined
  const found = wrote.exec(text)
  return found === null ? undefined : (found[1] ?? found[2] ?? '')
}

/** “Ines Halloran” of “Ines Halloran <ines@…>”. */
const senderOf = (text: string) => (text.split(/[(<,|;]/)[0] ?? '').replaceAll(/["*']/g, '').trim().slice(0, 80)

const marker =
  /^-{2,}\s*(?:original message|forwarded(?: message)?|begin forwarded message|ursprüngliche nachricht|weitergeleitete nachricht|message d'origine|message d’origine|mensaje original)\s*-*$/i
const forwarded = /^(?:fwd?|wg|tr|rv)\s?:/i

/** “FW: …” pasted as text, “see Annelies below”: the older email is what the newest one is about. */
const passesOn =
  /^(?:fwd?|wg|tr|rv)\s?:|\b(?:see|as|read|mail|email|message)\b[^.!?]{0,30}\bbelow\b|\b(?:siehe|s\.) (?:\p{L}+ )?unten\b|\bvoir (?:\p{L}+ )?ci-dessous\b|\bzie (?:\p{L}+ )?(?:onder|hieronder)\b/iu

/** `isMarked`: a line announced an older email, and no header has followed yet. */
type State = { message: number; earlier: boolean; isForward: boolean; isMarked: boolean; isMail: boolean }

/** Finds emails in the lines of a field: their authors, which are older, and which lines have no content about the work. */
export function readMails(lines: Line[]): MailLine[] {
  const read: MailLine[] = lines.map(() => ({ message: 0, earlier: false }))
  // A field of quoted lines alone was pasted from an email, and is no history of anything.
  const isForward = lines.every(({ text, depth }) => text === '' || depth > 0)
  const state: State = { message: 0, earlier: false, isForward, isMarked: false, isMail: false }
  const speakers = new Map<number, Said>()
  const messageStarts: number[] = []
  for (let index = 0; index < lines.length; index++) {
    const line = lines[index]
    if (line === undefined || line.text === '') continue
    const header = isHeaderStart(lines, index) ? headerAt(lines, index) : undefined
    const writer = header === undefined ? wroteLine(line.text) : undefined
    if (header !== undefined || writer !== undefined || marker.test(line.text)) {
      const last = header?.last ?? index
      if (state.message <= 1 && lines.slice(0, index).some(({ text }) => passesOn.test(text.slice(0, 200)))) state.isForward = true
      openMessage(state, lines.slice(index, last + 1), { isMarked: header === undefined, isQuoted: line.depth > 0 })
      const opened = { ...nameOf(writer ?? header?.sender), earlier: state.earlier, message: state.message }
      for (const depth of speakers.keys()) if (depth > line.depth) speakers.delete(depth)
      speakers.set(line.depth, opened)
      if (writer !== undefined) speakers.set(line.depth + 1, opened)
      for (let at = index; at <= last; at++) read[at] = { ...opened, aside: 'mail-header' }
      messageStarts.push(last + 1)
      index = last
      continue
    }
    state.isMarked = false
    // A forwarded thread is sent as a whole: its quoted lines belong to the header above them.
    const of = speakers.get(line.depth) ?? (state.isForward ? nearest(speakers, line.depth) : undefined)
    const told = of ?? { earlier: line.depth > 0 && !state.isForward, message: state.message }
    read[index] = { ...told, earlier: told.earlier || (state.isMail && !state.isForward && line.depth > 0) }
  }
  markCourtesies(lines, read, { isMail: state.isMail, messageStarts })
  return read
}

type Said = { speaker?: string; earlier: boolean; message: number }

const nearest = (speakers: Map<number, Said>, depth: number): Said | undefined =>
  speakers.get(Math.max(...[...speakers.keys()].filter((one) => one < depth)))

const nameOf = (text: string | undefined) => {
  const speaker = text === undefined ? '' : senderOf(text)
  return speaker === '' ? {} : { speaker }
}

/**
 * An older email is quoted, or follows a line that announces it; a forwarded one counts as sent. Emails that someone pasted one below the
 * other all count as sent: code does not decide which are still valid, even by their dates.
 */
function openMessage(state: State, header: Line[], { isMarked, isQuoted }: { isMarked: boolean; isQuoted: boolean }) {
  const subject = header.map(({ text }) => /^(?:subject|subj|betreff|objet|asunto)\s?:\s*(.*)$/i.exec(text)?.[1]).find(Boolean)
  if (state.message === 0) state.isForward ||= forwarded.test(subject ?? '')
  state.earlier = !state.isForward && (isQuoted || (state.isMail && (isMarked || state.isMarked)))
  state.isMarked = isMarked
  state.isMail = true
  state.message++
}

function markCourtesies(lines: Line[], read: MailLine[], { isMail, messageStarts }: { isMail: boolean; messageStarts: number[] }) {
  const isSigned = markSignatures(lines, read)
  for (const [index, { text }] of lines.entries()) {
    const at = read[index]
    if (at === undefined || at.aside !== undefined || text === '') continue
    if (isBanner(text)) at.aside = 'banner'
    else if ((isMail || isSigned) && isDisclaimer(text)) markDisclaimer(lines, read, index)
  }
  if (!isMail && !isSigned) return
  for (const start of [0, ...messageStarts]) {
    let index = start
    while (index < lines.length && (lines[index]?.text === '' || read[index]?.aside === 'banner')) index++
    const at = read[index]
    if (at !== undefined && at.aside === undefined && isGreeting(lines[index]?.text ?? '')) at.aside = 'mail-header'
  }
}

/** A disclaimer that was broken at the margin ends at the empty line. */
function markDisclaimer(lines: Line[], read: MailLine[], from: number) {
  for (let index = from; index < Math.min(lines.length, from + 20) && lines[index]?.text !== ''; index++) {
    const at = read[index]
    if (at?.aside === undefined && at !== undefined) at.aside = 'disclaimer'
  }
}
