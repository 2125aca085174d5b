import { monthOf } from './month-of.ts'
import type { Line } from './list-lines.ts'

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
export function isHeaderStart(lines: Line[], index: number): boolean {
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
export function headerAt(lines: Line[], index: number): { last: number; sender?: string } {
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
export function wroteLine(text: string): string | undefined {
  if (text.length > 240 || !text.endsWith(':')) return undefined
  const found = wrote.exec(text)
  return found === null ? undefined : (found[1] ?? found[2] ?? '')
}

/** “Ines Halloran” of “Ines Halloran <ines@…>”. */
export const senderOf = (text: string) => (text.split(/[(<,|;]/)[0] ?? '').replaceAll(/["*']/g, '').trim().slice(0, 80)
