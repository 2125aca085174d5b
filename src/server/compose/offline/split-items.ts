import { numberWords } from './measure-units.ts'
import { demandWords } from './verbs.ts'

const preposition = String.raw`for|of|in|with|to|from|between|by|on|across|including|covering`
/** A list that begins behind a preposition, "training for operators, analysts and managers": its first thing stands bare, without article or number. */
const openEnd = new RegExp(
  String.raw`\s(${preposition}|such as)\s(?!(?:the|an?|our|its|their|all|both|each|every)\s|\S*\d|(?:${numberWords})\b)(?!.*\b(?:and|or)\b)[^,]+$`,
  'i',
)
/** After these a list goes on only as far as its last "and": "with model card, bed board" are two things. */
const needsClosing = /^(?:with|in|on|including)$/i
const continues =
  /^(?:built|including|with|without|that|which|such|based|signed|from|for|in|as|so|each|ready|by|on|to|not|etc|where|when|if|whose|who)\b|^(?:fully |well |all )?\p{Ll}+ed\b(?! \p{L})|^(?:agreed|approved|hosted|deployed|reviewed|tested|written|delivered) (?:by|with|from|in|on|to|and|for)\b/iu
const outsideBrackets = /,\s+(?![^()]*\))/
const closing = /^(.+?)\s(?:and|&|plus)\s(?!so\b)(.+)$/i
const hasPreposition = new RegExp(String.raw`\s(?:${preposition})\s`, 'i')
/** What has an article, a number or a preposition of its own begins anew. */
const hasHead = new RegExp(String.raw`^(?:the|an?|our)\s|^\d|\s(?:${preposition})\s`, 'i')
const sharesHead = /-level$|^(?:high|low|pre|post)-?$|-$/i
const mostWords = 12

/** The things that words list with commas; what a comma only adds to the thing before it stays with it. Words that are a sentence are one. */
export function splitItems(words: string, isThing: (item: string) => boolean): string[] {
  const bare = words.trim().replace(/\.$/, '')
  const pieces = bare.split(outsideBrackets).map((piece) => piece.replace(/^(?:and|plus)\s+/i, '').trim())
  if (pieces.length < 2 || demandWords.test(bare) || pieces.some((piece) => piece === '' || piece.split(' ').length > mostWords))
    return [words]
  const whole = putTogether(pieces, isThing)
  const isClosed = /,\s+(?:and|plus)\s/i.test(bare)
  const last = whole.at(-1)!
  return last === pieces.at(-1) && !isClosed ? [...whole.slice(0, -1), ...splitLast(last, whole.length, isThing)] : whole
}

function putTogether(pieces: string[], isThing: (item: string) => boolean): string[] {
  const found: string[] = []
  let place = 0
  while (place < pieces.length) {
    const before = found.at(-1)
    const run = before === undefined ? 0 : continuing(before, pieces.slice(place), isThing)
    const piece = pieces[place]!
    if (run > 0) found[found.length - 1] = [before, ...pieces.slice(place, place + run)].join(', ')
    else found.push(piece)
    place += Math.max(1, run)
  }
  return found
}

/** How many of the next pieces belong to the thing before them. */
function continuing(before: string, next: string[], isThing: (item: string) => boolean): number {
  if (continues.test(next[0]!)) return 1
  // "Four environments: test, staging and production"
  if (/\p{L}:\s/u.test(before)) return next.findIndex((piece) => closing.test(piece)) + 1 || next.length
  const word = openEnd.exec(before)?.[1]
  if (word === undefined) return 0
  const end = next.findIndex((piece) => beginsAnew(piece, isThing))
  const run = end === -1 ? next.length : end
  const closes = next.slice(0, run).findIndex((piece) => closing.test(piece))
  if (closes !== -1) return closes + 1
  return needsClosing.test(word) ? 0 : run
}

/** "Development, test and production" goes on, though a test may be a thing. */
const beginsAnew = (piece: string, isThing: (item: string) => boolean) =>
  hasHead.test(piece) || (closing.exec(piece)?.slice(1) ?? [piece]).every(isThing)

/** "Runbook and training" at the end of a list are its last two things. */
function splitLast(last: string, count: number, isThing: (item: string) => boolean): string[] {
  const [, one = '', other = ''] = closing.exec(last) ?? []
  if (one === '' || sharesHead.test(one)) return [last]
  const stands = /^(?:an?|the|our)\s|^\d/i.test(other)
  if (hasPreposition.test(one)) return stands && isThing(other) ? [one, other] : [last]
  return count > 2 || stands || (isThing(one) && isThing(other)) ? [one, other] : [last]
}
