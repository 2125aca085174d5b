import { capitalised, clip, lowered, quoted, withoutArticle } from '../../assembly/phrases.ts'
import { topicOf } from '../../assembly/topic-of.ts'
import type { Statement } from '../../reading/reading.ts'
import { isSeveral, type SentenceRule } from './sentence-rule.ts'

const reach = 400
const told = ({ text }: Statement) => text.slice(0, reach)
const isDemand = ({ kind }: Statement) => kind !== 'exclusion' && kind !== 'ban' && kind !== 'noise'

const inQuotes = /["“„«]([^"“”„«»]{3,60})["”“»]/gu
const speed = /\b(?:fast|quick|slow|short|instant\w*|real[- ]time|responsive|prompt\w*|soon|immediate\w*|timely)\b/i
const amount = /\b(?:many|some|few|lots?|several|numerous|various|much|large|big|small|huge|more|less|enough|sufficient)\b/i
const language = /\blanguages?\b/i
const unnamed = /\b(?:system|software|application|database|tool|platform|register|program|server)\b/i
/** A name that is introduced, a mark that is shown. */
const means =
  /(?:\(|\b(?:our|bears?|with|shows?|shown as|called|named|known as|titled|entitled|headed|labelled|marked|reads?|says?|states?|version|field|button|status|clause|annex|project|programme|letter))\s*["“„«]/i

/** How the meaning of a soft word can be told so that it can be tested. */
const asksWhat = (words: string): string => {
  if (language.test(words)) return `which languages does “${words}” mean, and which texts are in each`
  if (unnamed.test(words)) return `which system is “${words}” by product and version, and which interface does it offer`
  if (speed.test(words)) return `within how many seconds, and how measured, is ${words}`
  if (amount.test(words)) return `how many, in figures, are ${words}, on a usual and on the busiest day`
  return `what exactly counts as ${words}, by which criteria or limits`
}

/** Words that the client has put in quotation marks: meant in a sense that is not told. */
const quotedSoftly: SentenceRule = {
  weight: 8,
  kind: 'rule',
  owner: 'Product owner',
  why: 'In quotation marks and not defined; acceptance hangs on it.',
  most: 2,
  asks: (statement) => {
    const text = told(statement)
    if (!isDemand(statement) || means.test(text)) return undefined
    return [...text.matchAll(inQuotes)].flatMap(([, words = '']) => {
      const isSoft =
        /^\p{Ll}/u.test(words) &&
        !/[.!?]$/.test(words) &&
        words.split(' ').length <= 7 &&
        !/\b(?:is|are|must|shall|was|were)\b/.test(words) &&
        !/^the \p{Lu}/u.test(words)
      if (!isSoft) return []
      const topic = topicOf(statement)
      const ask = asksWhat(words)
      return [topic && !topic.includes('"') && !words.includes(topic) ? `${capitalised(topic)}: ${ask}?` : `${capitalised(ask)}?`]
    })[0]
  },
}

const soft =
  /\b(fast enough|quick enough|user-friendly|easy to use|intuitive|modern|state[- ]of[- ]the[- ]art|high[- ]performance|performant|good performance|acceptable (?:response )?times?|reasonable (?:response )?times?|in a timely manner|promptly|sufficiently (?:fast|accurate|large|secure)|large enough|appropriate (?:security|measures|performance)|adequate (?:security|measures|performance)|near real[- ]time|always up to date|regularly|from time to time|occasionally|if necessary|as necessary|flexible enough|scalable)\b/i

/** “User-friendly”, “fast enough”, “regularly”: nobody can test it. */
const untestable: SentenceRule = {
  weight: 6,
  kind: 'rule',
  owner: 'Product owner',
  why: 'Cannot be tested as it stands.',
  asks: (statement) => {
    const text = told(statement)
    const word = soft.exec(text)?.[1]?.toLowerCase()
    const hasFigure = statement.measures.some(({ unit }) => unit !== '')
    if (!word || hasFigure || !isDemand(statement) || statement.kind === 'background') return undefined
    if (/regularly|from time to time|occasionally/.test(word))
      return `How often, in days or weeks, is “${word}” in ${quoted(clip(text, 80))}?`
    if (/fast|quick|time|performan/.test(word))
      return `Which response time in seconds, at how many users at once, is “${word}” in ${quoted(clip(text, 80))}?`
    if (/necessary/.test(word)) return `Which items, and how many, does “${word}” cover in ${quoted(clip(text, 80))}?`
    return `By which test, with which result, is the solution “${word}” enough?`
  },
}

const soonWords =
  /\b(ASAP|as soon as possible|as quickly as possible|soon|shortly|in the near future|in due course|before long|urgent(?:ly)?|promptly|at short notice|in the foreseeable future|eventually|sooner or later)\b/i

/** “Soon”: no day that a plan could hold. */
const whenIsSoon: SentenceRule = {
  weight: 8,
  kind: 'date',
  owner: 'Sponsor',
  why: 'The plan needs a day.',
  asks: ({ text, dates, kind }) => {
    const word = soonWords.exec(text.slice(0, reach))?.[1]
    const isTold =
      kind === 'exclusion' ||
      /\bas soon as possible after\b|\bsoon(?:er)? (?:than|after)\b|\bno sooner\b|\b(?:informed|told|notified|warned|called) (?:promptly|urgently)/i.test(
        text,
      )
    return word && dates.length === 0 && !isTold
      ? `By which date is “${word}” meant in ${quoted(clip(text, 90))}${/\b(?:also|another|further|join\w*|more)\b/i.test(text) ? ', and what size does it bring' : ''}?`
      : undefined
  },
}

const someOf =
  /\b(?:some|most|many|a few|several|certain|not all|a number|part|half) of (?:the|our|its|their|these|those) (\p{L}[\p{L}-]+(?: [\p{L}-]+)?s)\b|\b(?:some|certain|various|numerous|different) ([\p{L}-]+s)\b(?= (?:have|are|do|need|must|cannot|come|of))/iu

/** “Some of our hotels”: which, and how many. */
const whichSome: SentenceRule = {
  weight: 7,
  kind: 'size',
  owner: 'Product owner',
  why: 'Sizes the work; they need a way of their own.',
  asks: (statement, { says }) => {
    const [, one, other] = someOf.exec(told(statement)) ?? []
    const what = (one ?? other)?.toLowerCase().replace(/ (?:have|are|do|need|must|cannot)$/, '')
    if (!what || !isDemand(statement) || /^(?:them|cases|times|things|ways|days|reasons|us|people)$/.test(what)) return undefined
    return says(new RegExp(String.raw`\b\d+ of (?:the|our) ${what}`, 'iu'))
      ? undefined
      : `How many ${what} are meant, and which, in ${quoted(clip(told(statement), 90))}?`
  },
}

const eventNouns =
  'calls|messages|transactions|readings|visits|visitors|orders|requests|bookings|payments|tickets|mails|e-mails|letters|claims|invoices|deliveries|parcels|events|searches|queries|scans|enquiries|uploads|downloads|shipments|passengers|trips|measurements|alarms|complaints|registrations|views|clicks'
const eventCount = new RegExp(
  String.raw`\b((?:\d[\d.,’' ]*|(?:about |some )?(?:a |one |two |three |five |ten )?)(?: ?(?:million|thousand|k|mio\.?|m))? ?(?:[\p{Ll}-]+ )?(${eventNouns}))\b`,
  'iu',
)
const periodTold =
  /\b(?:per|a|an|each|every) (?:\p{L}+ )?(?:second|minute|hour|day|night|week|weekend|month|quarter|season|year|annum|shift)\b|\/ ?(?:s|min|h|d|day|week|month|year|yr|a)\b|\b(?:daily|weekly|monthly|yearly|annual(?:ly)?|hourly|p\.\s?a|nightly|at (?:once|a time|the same time|peak)|concurrent\w*|simultaneous\w*|in (?:19|20)\d\d|last \p{L}+|on an? |winter|summer|peak|at most|up to|limit|within|in total|since|stored|archive\w*|backlog|existing|open|old|historic\w*|migrat\w*|take(?:n)? over|to be digiti[sz]ed)\b/iu

/** “2 million calls”: of a day, or of a year. */
const periodMissing: SentenceRule = {
  weight: 8,
  kind: 'size',
  owner: 'Data owner',
  why: 'A day or a year: the size differs by a factor of hundreds.',
  asks: (statement) => {
    const text = told(statement)
    const found = eventCount.exec(text)
    const figure = statement.measures.find(
      ({ quote, value }) => value >= 50 && found !== null && (found[1]!.includes(quote) || quote.includes(found[1]!)),
    )
    const isSizing =
      statement.kind === 'volume' || /\b(?:size|dimension\w*|volume|load|mass|amount|quantity|handle|process)\b/i.test(text)
    return found && figure && isSizing && !periodTold.test(text)
      ? `Per what period are the ${figure.quote.trim()}${figure.quote.includes(found[2]!) ? '' : ` ${found[2]}`} counted, and what is the peak?`
      : undefined
  },
}

const physical =
  /\b(pressure|temperature|speed|weight|length|distance|flow(?: rate)?|level|draught|draft|voltage|current|power|depth|height|width|humidity|vibration|concentration|dose|torque|force|noise|altitude|viscosity|frequency|load)s? (?:of|is|at|above|below|over|under|between|up to|from|reach\w*|exceed\w*)(?: (?:up to|about|at least|at most|around|more than|less than|to))? \d[\d.,]*(?!\d)(?! ?(?:[°%€$£‰]|\p{L}*(?:bar|pa|psi|[kcm]?m|°?[CF]|K|kg|g|t|l|h|s|V|A|W|Hz|dB|rpm|knots|mph|km\/h|ppm|degrees?|metres?|meters?|tonnes?|tons?|lit(?:er|re)s?|percent|per cent|volts?|watts?|amps?|grams?|kilos?|feet|inch(?:es)?|minutes?|seconds?|hours?|days?|points?|units?|mm|N|Nm)\b))/iu

/** “A pressure of up to 400”: bar, or kilopascal. */
const unitMissing: SentenceRule = {
  weight: 8,
  kind: 'size',
  owner: 'Data owner',
  why: 'A wrong unit is a wrong alarm.',
  asks: ({ text }) => {
    const found = physical.exec(text.slice(0, reach))
    return found
      ? `In which unit is the ${found[1]!.toLowerCase()} given (“${found[0]}”), and in which do the sources send it?`
      : undefined
  },
}

const sizing = /\b(?:size|dimension|scale|calculate|estimate|price|quote|cost)\b/i
const sends =
  /\b(?:each|every) ((?:[\p{L}-]+ )?[\p{L}-]+) (?:sends?|reports?|delivers?|produces?|records?|transmits?|generates?|uploads?) (?:an? |its |the |one )?((?:[\p{L}-]+ )?[\p{L}-]+)/iu

/** Each of them sends something, and nobody says how many they are and how often they do. */
const rateMissing: SentenceRule = {
  weight: 8,
  kind: 'size',
  owner: 'Data owner',
  why: 'Sizes the way in, the storage and the cost.',
  asks: ({ text, measures }, { says }) => {
    const [, who, what] = sends.exec(text.slice(0, reach)) ?? []
    const plural = who && (isSeveral(who) ? who : `${who}s`)
    if (!who || !what || !plural || measures.length > 0) return undefined
    const isCounted = says(new RegExp(String.raw`\b\d[\d.,]* (?:[\p{L}-]+ ){0,2}${plural.split(' ').at(-1)}\b`, 'iu'))
    return isCounted || !(sizing.test(text) || says(sizing))
      ? undefined
      : `How many ${plural} are there, and how often does each send its ${lowered(withoutArticle(what))}?`
  },
}

const oldSystem =
  /\b(?:the|our|an?) ((?:old|existing|current|legacy|present|other|previous|former) (?:[\p{L}-]+ )?(?:system|software|application|database|tool|platform|program|solution))\b/iu
/** “The old system”, which has no name. */
const systemUnnamed: SentenceRule = {
  weight: 7,
  kind: 'interface',
  owner: 'Data owner',
  why: 'A connection needs its product and version.',
  asks: ({ text, systems, kind }, { reading }) => {
    const what = oldSystem.exec(text.slice(0, reach))?.[1]?.toLowerCase()
    const isNamed =
      systems.length > 0 || reading.systems.some(({ role }) => role === 'replaced' || role === 'source' || role === 'both')
    return what && !isNamed && kind !== 'exclusion' && kind !== 'ban' && !/["“]/.test(text)
      ? `Which product and version is the ${what}, and which interface or export does it offer?`
      : undefined
  },
}

const hearsayAmount = /\b(?:depend\w* (?:on|of|upon)|varies|differs?|it depends)\b/i
/** An amount that depends on something, without its bounds. */
const amountDepends: SentenceRule = {
  weight: 6,
  kind: 'size',
  owner: 'Data owner',
  why: 'The design is sized for the peak.',
  asks: (statement) => {
    const text = told(statement)
    const isAmount = /\b(?:number|volume|amount|quantity|size|load|how many)\b/i.test(text)
    const topic = topicOf(statement)
    return isAmount && topic && hearsayAmount.test(text) && statement.measures.every(({ unit }) => unit === '')
      ? `How large is ${topic} on a quiet day and at the peak, in figures?`
      : undefined
  },
}

export const vagueWordRules = [
  quotedSoftly,
  untestable,
  whenIsSoon,
  whichSome,
  periodMissing,
  unitMissing,
  rateMissing,
  systemUnnamed,
  amountDepends,
]
