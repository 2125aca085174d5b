import type { Line } from './list-lines.ts'
import type { MailLine } from './mail-line.ts'

const closing =
  /^(?:(?:with|mit|met)\s+)?(?:(?:kind(?:est)?|best|warm(?:est)?|many|friendly|freundlichen?|herzlichen?|besten?|viele|liebe|schöne|bien|meilleures|sincères)\s+)?(?:regards|wishes|greetings|thanks|gr[üu](?:ß|ss)en?|salutations|cordialement)(?:\s+(?:in advance|again|aus \p{L}+))?[,.!]*(?:\s*\/?\s*\p{Lu}[\p{L}.]{0,20}(?: \p{Lu}[\p{L}.]{0,20})?)?$/iu
const shortClosing =
  /^(?:best|cheers|thank you|many thanks|yours(?: sincerely| faithfully| truly)?|sincerely|all the best|mvh|lg|vg|(?:bien )?à vous|(?:un |cordiales )?saludos?(?: cordial(?:es)?)?|atentamente|merci(?: d['’]avance)?|gracias|danke)[,.!]*(?:\s*[/,]\s*\p{Lu}[\p{L}.]{0,20})?$/iu
const contact = /@|\bwww\.|https?:|\s[|·]\s|\b(?:T|M|Tel|Phone|Mobil|Mob|Fax|Tél|Móvil)\b[.:]?\s?\+?[\d(]/
const environment =
  /\b(?:before (?:you )?print|consider the environment|think of the environment|bevor sie .{0,20}ausdrucken|avant d['’]imprimer|antes de imprimir)/i
const disclaimer =
  /\b(?:this (?:e-?mail|message|communication)|diese (?:e-?mail|nachricht)|ce (?:message|courriel|mail)|este (?:mensaje|correo))\b/i
const confidential =
  /\b(?:confidential|privileged|intended (?:solely|only)|received (?:it|this \S+) in error|vertraulich\p{L}*|irrtümlich|confidentiel\p{L}*|confidencial\p{L}*)/iu
const banner = /^[[*]{0,3}\s?(?:caution|warning|external(?: e-?mail| sender)?|achtung|vorsicht|attention|precaución|extern)\b/i
const bannerWords = /\b(?:originated|outside|sender|links?|attachments?|absender|außerhalb|expéditeur|externe|remitente|externo)\b/i
const greeting =
  /^(?:hi|hello|dear|hey|hej|good (?:morning|afternoon|day)|guten tag|sehr geehrte[rs]?|liebe[rs]?|hallo|moin|bonjour|madame|monsieur|chère?s?|hola|estimad[oa]s?|buenos días)\b[^.!?:;]{0,60}[,!:.]?$/iu
const named = /^(?:\p{Lu}[\p{L}'’-]{1,20}(?: (?:and |und |et |y )?\p{Lu}[\p{L}'’-]{1,20}){0,2}|all|All),$/u

export const isBanner = (text: string) =>
  banner.test(text.slice(0, 40)) &&
  bannerWords.test(text.slice(0, 300)) &&
  /e-?mail|mail\b|correo|courriel|sender|absender/i.test(text.slice(0, 300))
export const isDisclaimer = (text: string) => disclaimer.test(text.slice(0, 200)) && confidential.test(text.slice(0, 400))
export const isGreeting = (text: string) => text.length < 80 && (greeting.test(text) || named.test(text))
const isClosing = (text: string) => text.length < 60 && (closing.test(text) || shortClosing.test(text))

/** Marks the lines below “Kind regards”, “-- ” or the sender's own name; returns whether a closing was found. */
export function markSignatures(lines: Line[], read: MailLine[]): boolean {
  let isSigned = false
  for (let index = 0; index < lines.length; index++) {
    const line = lines[index]
    const at = read[index]
    if (line === undefined || at === undefined || at.aside !== undefined || line.text === '') continue
    const isClosed = isClosing(line.text)
    const follows = (lines[index - 1]?.text ?? '') !== '' || index > 1
    if (!isClosed && !(line.text === '--' && at.speaker !== undefined) && !(follows && isOwnName(line.text, at.speaker))) continue
    isSigned ||= isClosed
    const last = lastOfSignature(lines, read, index)
    for (let to = index; to <= last; to++) if (lines[to]?.text !== '') read[to] = { ...at, ...read[to], aside: 'signature' }
    index = last
  }
  return isSigned
}

/** “Ada”, “T.”, “Emre” below their own email. */
function isOwnName(text: string, speaker: string | undefined): boolean {
  if (speaker === undefined || text.length > 60) return false
  const bare = text.replaceAll(/^[-–—/\s]+|[.,\s]+$/g, '').toLowerCase()
  const parts = speaker.toLowerCase().split(/\s+/)
  return (
    bare !== '' &&
    (bare === speaker.toLowerCase() || bare === parts[0] || bare === parts.at(-1) || (bare.length === 1 && bare === parts[0]?.[0]))
  )
}

function lastOfSignature(lines: Line[], read: MailLine[], from: number): number {
  let last = from
  const speaker = read[from]?.speaker
  for (let at = from + 1; at < Math.min(lines.length, from + 14); at++) {
    const text = lines[at]?.text ?? ''
    if (read[at]?.aside !== undefined || lines[at]?.depth !== lines[from]?.depth) break
    if (text === '') continue
    const isApart = lines[at - 1]?.text === ''
    const fits = isApart
      ? contact.test(text) || environment.test(text) || isOwnName(text, speaker) || (last === from && isShort(text))
      : isShort(text) || contact.test(text) || environment.test(text)
    if (!fits || text.length > 160) break
    last = at
  }
  return last
}

/** A name, an office, an address: not a sentence or a postscript. */
const isShort = (text: string) =>
  text.length <= 80 &&
  !/^\W*(?:ps|p\.s|nb|n\.b)\b/i.test(text) &&
  !/^[-*•(]/.test(text) &&
  !text.endsWith(':') &&
  !(/[.!?]$/.test(text) && text.split(/\s+/).length > 5)
