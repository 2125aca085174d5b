import { stemOf } from './stem.ts'

const figureWeight = 1.3
/** What has the very kind of answer that is asked for. */
const kindWeight = 2.2

const month = '(?:Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec)'
const date = String.raw`\b\d{1,2}[./]\d{1,2}[./]\d{2,4}|\b\d{1,2} ${month}|\b(?:19|20)\d\d\b|\b\d{1,2}(?:st|nd|rd|th)\b|\bQ[1-4]\b`
const span = String.raw`\d[ -]?(?:ms|s|sec|seconds?|min|minutes?|h|hours?|(?:working |calendar |business )?days?|weeks?|months?|years?)\b`
const money = String.raw`[£€$]\s?\d|\d ?(?:k|GBP|EUR|USD)\b|\b(?:GBP|EUR|USD) ?\d`
const rhythm = String.raw`\b(?:each|every|per|a) (?:hour|day|night|week|month|quarter|year)\b|\b(?:hourly|daily|nightly|weekly|monthly|quarterly|yearly|annually)\b`
const share = String.raw`\d ?(?:%|per ?cent)|\b0\.\d`
const size = String.raw`\d ?(?:[kKMGT]i?B|m|km|kg|g|metres?|miles?)\b|\d (?:million )?(?:pages?|rows?|records?|words?|characters?|lines?|files?|tables?|people|users?|items?)\b`
const role = String.raw`officers?|managers?|committees?|boards?|teams?|owners?|editors?|leads?|leaders?|heads?|directors?|staff|engineers?|advis[eo]rs?|analysts?|auditors?|architects?|developers?|operators?|inspectors?|administrators?|chairs?|councils?|councillors?|supervisors?|clerks?|agents?|experts?|secretary|authors?|askers?|users?|customers?|lawyers?|nurses?|doctors?|person|people|desk|department|partners?`
const person = String.raw`\b(?:${role})\b|(?<=[a-z,;] )\p{Lu}\p{Ll}+(?:-\p{Lu}\p{Ll}+)? \p{Lu}\p{Ll}+`
const place = String.raw`\b(?:in|at|from|to|within|of|for) (?:the )?\p{Lu}{2}|\b(?:in|at|to|within) (?:the )?\p{Lu}\p{Ll}+|\b(?:UK|EU|US) (?:West|East|South|North|only)\b|\b\p{Ll}{2}-(?:north|south|east|west|central)|\bpremises\b|\b(?:region|country|site|kingdom)\b`

const refusal = String.raw`\b(?:not|never|no|none|nor|without|out of scope|outside|excluded)\b`

/** It names what it wants, which is then among its words. */
const asksForMoney = /\b(?:costs?|pay|pays|paid|spend|price|budget|expensive|money)\b/i

/** How a question begins or what it names, and what its answer then has in it. The first that fits decides. */
const asked: [form: RegExp, answer: RegExp][] = [
  [asksForMoney, new RegExp(money)],
  [/^\W*(?:until |since |by |from )?when\b|\bwhat (?:date|day)\b/i, new RegExp(`${date}|${span}`)],
  [/\bhow (?:often|frequently)\b/i, new RegExp(`${span}|${rhythm}`, 'i')],
  [/\bhow (?:long|soon|fast|quick|quickly|fresh|old|late|far behind)\b/i, new RegExp(span)],
  [
    /\b(?:what|which) (?:share|proportion|percentage|part)\b|\bhow (?:accurate|reliable|certain|confident|sure|good|exact|complete|available)\b/i,
    new RegExp(share),
  ],
  [/\bhow (?:big|large|small|heavy|wide|far|high)\b|\bwhat size\b/i, new RegExp(size)],
  [/\bhow much\b/i, /(?:^|[\s£€$(])\d/],
  [/^\W*(?:(?:to|by|from|with|for) )?who(?:m|se)?\b/i, new RegExp(person, 'u')],
  [/\b(?:not|never|n't|excluded|out of scope)\b/i, new RegExp(refusal, 'i')],
  [/^\W*(?:from |to )?where\b|\b(?:which|what) (?:region|country|place|location|city|site)/i, new RegExp(place, 'u')],
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

/** What a question wants to hear, whatever it is about: whether words have it, and how much more they count for it. */
export function readAnswerKind(question: string): {
  isUnsaid: boolean
  isIn: (text: string) => boolean
  weigh: (text: string) => number
} {
  const isWanted = wantsAny.test(question)
  const kind = countOf(question) ?? asked.find(([form]) => form.test(question))?.[1]
  const isUnsaid = kind !== undefined && !asksForMoney.test(question)
  const isIn = (text: string) => kind?.test(text) ?? false
  return {
    isUnsaid,
    isIn,
    weigh: (text) => (isWanted && /\d/.test(text) ? figureWeight : 1) * (isIn(text) ? kindWeight : 1),
  }
}
