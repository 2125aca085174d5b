import { stemOf } from '#server/compose/catalogue/stem.ts'

const figureWeight = 1.3
/** A figure of the very kind that is asked for. */
const kindWeight = 1.5

const month = '(?:Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec)'
const date = String.raw`\b\d{1,2}[./]\d{1,2}[./]\d{2,4}|\b\d{1,2} ${month}|\b(?:19|20)\d\d\b|\b\d{1,2}(?:st|nd|rd|th)\b|\bQ[1-4]\b`
const span = String.raw`\d[ -]?(?:ms|s|sec|seconds?|min|minutes?|h|hours?|(?:working |calendar )?days?|weeks?|months?|years?)\b`
const money = String.raw`[£€$]\s?\d|\d ?(?:k|GBP|EUR|USD)\b|\b(?:GBP|EUR|USD) ?\d`

/** How a question begins or what it names, and what its answer then has in it. */
const asked: [form: RegExp, answer: RegExp][] = [
  [/^\W*(?:until |since |by )?when\b/i, new RegExp(`${date}|${span}`)],
  [/^\W*(?:for )?how (?:long|soon|fast|quick|quickly|fresh|old|often|far)\b/i, new RegExp(span)],
  [/\b(?:costs?|pay|spend|price|budget|expensive)\b/i, new RegExp(money)],
]
const wantsAny =
  /^\W*(?:(?:for )?how (?!do|does|did|can|could|are|is|may|must|should|will)|(?:until |since )?when\b|what is the (?:most|least|budget|availability))/i
const counted = /\bhow many ([\p{L}-]+)/iu
/** Letters of a stem; a shorter one begins too many words. */
const shortest = 3

/** `how many calls`: a number shortly before the calls. */
function countOf(question: string): RegExp | undefined {
  const stem = stemOf(counted.exec(question)?.[1]?.toLowerCase() ?? '')
  if (stem.length < shortest) return undefined
  return new RegExp(String.raw`\d(?:k| million)? (?:(?!fewer|less)[\p{L}-]{1,30} ){0,2}${stem}`, 'iu')
}

/** How much more a passage counts for the figures in it, where the question asks for some. */
export function weighFigures(question: string): (text: string) => number {
  const isWanted = wantsAny.test(question)
  const kind = asked.find(([form]) => form.test(question))?.[1]
  const count = countOf(question)
  return (text) =>
    (isWanted && /\d/.test(text) ? figureWeight : 1) * (kind?.test(text) ? kindWeight : 1) * (count?.test(text) ? kindWeight : 1)
}
