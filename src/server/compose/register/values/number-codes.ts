import { unitOfWord } from './measure-units.ts'
import { touches, type Token } from './tokens.ts'

/** Words before a number that is a name and not a count: `Lot 3`, `ISO 27001`, `Level 2`. */
const naming = new Set(
  (
    'iso iec din en bs ieee nist rfc version release section sec article art annex appendix attachment exhibit clause chapter phase level tier sae astm tls server office windows dynamics lot line layer no nr page table figure item option ' +
    'stage wave step sql cip cfr part paragraph para hl7 rev revision category class book volume room building gate terminal form question addendum amendment corrigendum note fiscal fy room rule regulation directive act schedule point goal milestone ' +
    'workshop interview number type series unit sprint release build group zone block route road ps rfp rfq itt ref reference invoice order ticket'
  ).split(' '),
)
const code = /^\p{Lu}[\p{Lu}\p{N}]*$/u

type Number = { value: number; next: number; inWords: boolean; code: string | undefined; scale: number; percent: boolean }

/** A number that belongs to a name, a version, a clause or a phone number. */
export function isCodeNumber(tokens: Token[], at: number, number: Number): boolean {
  const [token, before, after] = [tokens[at], tokens[at - 1], tokens[number.next]]
  if (token === undefined) return true
  if (number.inWords) return isWordInName(tokens, at, number)
  if (number.code !== undefined || number.percent) return false
  if (/^0\d+$/.test(token.text)) return true
  if (isGluedToName(tokens, at) || isGluedToLetters(tokens, number.next)) return true
  if (isYear(token) && !countsThings(after)) return true
  const name = before?.is === 'word' && !touches(before, token) ? before : undefined
  if (name === undefined) return isListLabel(tokens, at)
  const isPlain = /^\d{1,4}(?:\.\d{1,2})?$/.test(token.text) && number.scale === 1
  if (naming.has(name.lower) && isPlain && !/^(?:%|percent)$/.test(after?.lower ?? ''))
    return name.text !== 'no' && name.text !== 'point' && name.text !== 'order'
  const isName = /^\p{Lu}/u.test(name.text) && !startsSentence(tokens, at - 1)
  return isName && isPlain && !/^(?:RPO|RTO|SLA)$/.test(name.text) && !countsThings(after)
}

const isYear = ({ text }: Token) => /^(?:19|20)\d\d$/.test(text)

/** `ACF-801`, `m-PIMA2`, `AS/400`, `ET-2027`. */
function isGluedToName(tokens: Token[], at: number) {
  const [token, before, further] = [tokens[at], tokens[at - 1], tokens[at - 2]]
  if (!touches(before, token)) return false
  if (before?.is === 'word') return !/^(?:[x×]|Rs|[A-Z]{3}|US|NZ|T|p|P)$/.test(before.text)
  if (!/^[-–/._#:]$/.test(before?.text ?? '') || before?.text === '#') return before?.text === '#'
  if (before?.text === '-' && further?.is === 'word' && touches(further, before)) return true
  if (before?.text === '/' && further?.is === 'word' && touches(further, before)) return true
  return before?.text === '.' && touches(further, before)
}

/** `4G`, `19c`, `3D`; but `5min`, `400k`, `3x`. */
function isGluedToLetters(tokens: Token[], next: number) {
  const [last, word] = [tokens[next - 1], tokens[next]]
  if (word?.is !== 'word' || !touches(last, word) || last?.is !== 'number') return false
  return !/^(?:st|nd|rd|th|x|am|pm|[€k]|TEUR|EUR|[A-Z]{3})$/.test(word.text) && unitOfWord(word.text) === undefined
}

/** True if a plural noun or a unit follows. */
const countsThings = (after: Token | undefined) =>
  after !== undefined &&
  (after.text === '%' ||
    (after.is === 'word' &&
      (unitOfWord(after.lower) !== undefined ||
        /^\p{Ll}{3,}s$/u.test(after.text) ||
        /^(?:people|staff|new|full|part)$/.test(after.lower)) &&
      !/^(?:is|was|has|as|this|its|plus|unless|across|towards|contracts?|budget)$/.test(after.lower)))

const startsSentence = (tokens: Token[], at: number) => at <= 0 || /^[.:;!?(|•"“-]$/.test(tokens[at - 1]?.text ?? '')

/** "(1) insurance; (2) …" and "1. Why": a number alone in brackets, or before a full stop at the beginning. */
function isListLabel(tokens: Token[], at: number) {
  const [before, token, after, then] = [tokens[at - 1], tokens[at], tokens[at + 1], tokens[at + 2]]
  if (at === 0 && after?.text === '.' && touches(token, after) && then !== undefined) return /^\d{1,2}$/.test(token?.text ?? '')
  return (
    before?.text === '(' &&
    after?.text === ')' &&
    /^\d$/.test(token?.text ?? '') &&
    then?.is === 'word' &&
    (at === 1 || /^[;,:|]$/.test(tokens[at - 2]?.text ?? ''))
  )
}

/** "One of", "two-factor", "four-eyes": number words that are part of an expression. */
function isWordInName(tokens: Token[], at: number, { value, next, scale, code: money }: Number) {
  const [before, after, then] = [tokens[at - 1], tokens[next], tokens[next + 1]]
  // “380 T€ one-off”: it describes the sum before it and is not a sum itself.
  if (after?.text === '-' && touches(tokens[next - 1], after) && then?.lower === 'off') return true
  if (money !== undefined || scale > 1) return false
  if (before?.text === '-' && touches(tokens[at - 2], before) && tokens[at - 2]?.is === 'word') return true
  if (
    after?.text === '-' &&
    /^(?:factor|eyes|way|tier|step|sided|fold|time|stop|level|handed|part|size|click)$/.test(then?.lower ?? '')
  )
    return true
  if (naming.has(before?.lower ?? '') && code.test(before?.text ?? '')) return true
  if (/^(?:another|by|thing|more|else|or)$/.test(after?.lower ?? '') && value <= 1) return true
  if (value === 1) {
    const isShare =
      after?.lower === 'in' &&
      (then?.is === 'number' ||
        /^(?:two|three|four|five|six|seven|eight|nine|ten|twelve|fifteen|twenty|fifty|hundred)$/.test(then?.lower ?? ''))
    const word = after?.text === '-' ? then : after
    return (
      !isShare &&
      unitOfWord(word?.lower ?? '') === undefined &&
      !/^(?:hour|quarter|tenth|third|half)$/.test(word?.lower ?? '') &&
      after?.text !== '('
    )
  }
  return false
}
