import { type SentenceRule } from './sentence-rule.ts'

const some = new RegExp(
  String.raw`(\d[\d,.’']*) (?:of|out of) (?:the|our|its|these|those|all|them)(?: (\d[\d,.’']*))?(?: ((?:\p{Ll}[\p{L}-]* )?\p{L}[\p{L}-]+s))?\b`,
  'iu',
)
const numberOf = (words: string) => Number(words.replace(/[,.’'](?=\d{3}\b)/g, ''))

/** “Units are in 140 of the turbines”: nothing is said of the others. */
const theOthers: SentenceRule = {
  weight: 9,
  kind: 'gap',
  owner: 'Product owner',
  why: 'They need a way too.',
  asks: ({ text, kind }, { says, statements }) => {
    const [, part, total, noun] = some.exec(text.slice(0, 300)) ?? []
    const isDemand = kind !== 'goal' && kind !== 'exclusion' && kind !== 'question'
    if (!part || !noun || !isDemand || /\b(?:the (?:others?|rest|remaining)|share|%|last year|were|was)\b/i.test(text))
      return undefined
    const few = numberOf(part)
    const counted = statements.flatMap(({ measures }) =>
      measures.filter(({ unit }) => noun.toLowerCase().replace(/s$/, '') === unit.toLowerCase()),
    )
    const all = total ? numberOf(total) : Math.max(0, ...counted.map(({ value }) => value))
    const left = all - few
    if (
      !Number.isInteger(left) ||
      left < 1 ||
      few < 1 ||
      says(new RegExp(String.raw`\b(?:other|remaining) (?:${left} )?${noun}\b`, 'i'))
    )
      return undefined
    return `What is planned for the other ${left === 1 ? `one of the ${noun}` : `${left.toLocaleString('en-GB')} ${noun}`}?`
  },
}

const isolated =
  /\b(?:air-?gap\w*|no (?:internet|connection to the internet)|without (?:internet|a connection to the internet)|not connected to (?:the internet|any network)|isolated (?:network|from)|closed network|data diode|sluice)\b/i

/** Nothing comes in from outside, and software needs patches. */
const updatesIn: SentenceRule = {
  weight: 8,
  kind: 'gap',
  owner: 'Lead architect',
  why: 'Shapes delivery, patches.',
  asks: ({ text, affirms, kind }, { says }) =>
    (affirms || kind === 'rule' || kind === 'need') &&
    isolated.test(text.slice(0, 300)) &&
    !/\b(?:residents?|visitors?|customers?|people|families|those|patients?|members?|tractor|field|offline for)\b/i.test(text) &&
    !says(/\b(?:patch\w*|updates? (?:come|are)|mirror)\b/i)
      ? 'How do patches and libraries get in where there is no internet?'
      : undefined,
}

const place =
  /\b((?:polling |weighing |filling |pumping |first-aid )?(?:stations?|stalls?|wards?|sites?|farms?|gates?|barns?|orchards?|warehouses?|yards?|plots?|vessels?|depots?|cellars?|vineyards?|mines?|quarries|huts?|shops?|branches|stores|schools|kitchens|platforms?))\b/i
const enters = /\b(?:enters?|records?|scans?|types?|photographs?|fills? in|captures?|counts?|signs?)\b/i
const lineTold =
  /\b(?:offline|without (?:a |the )?(?:network|connection|signal|internet|line)|no (?:network|signal|coverage|connection|internet)|wi-?fi|coverage|4G|5G|GSM|LTE|w\/out network|connectivity|bandwidth|network is)\b/i

/** People enter something out there, and nothing is said of the line. */
const noLine: SentenceRule = {
  weight: 7,
  kind: 'interface',
  owner: 'Product owner',
  why: 'Decides on work offline.',
  asks: ({ text, affirms, people, kind }, { says }) => {
    const told = text.slice(0, 200)
    const where =
      new RegExp(String.raw`\b(?:in|at|on|from|aboard)\b[^.;,]{0,30}${place.source}|\bpolling station`, 'i').exec(told)?.[1] ??
      /\bpolling stations?\b/i.exec(told)?.[0]
    const isDone = people.length > 0 || /\b(?:committee|crew|staff|team)\b/i.test(told)
    if (
      !affirms ||
      (kind !== 'need' && kind !== 'rule' && kind !== 'people') ||
      !where ||
      !isDone ||
      !enters.test(told) ||
      says(lineTold)
    )
      return undefined
    return `What if there is no network at the ${where.toLowerCase()}?`
  },
}

const endsPaper =
  /\b(?:ends?|ending|stops?|abolish\w*|replac\w*|no more|instead of|without|phase out|away from)\b[^.;]{0,20}\bpaper\b/i
const tokens =
  /\b(permits|licences|licenses|cards|tickets|vouchers|passes|certificates|applications|contracts|orders|files|records|forms|registers|subscriptions|coupons|season tickets)\b/i

/** Paper ends on a day, and what was issued on it is still valid. */
const validOnPaper: SentenceRule = {
  weight: 6,
  kind: 'data',
  owner: 'Product owner',
  why: 'Sizes the take-over.',
  asks: ({ text, affirms, id }, { says, statements }) => {
    if (
      !affirms ||
      !endsPaper.test(text.slice(0, 300)) ||
      says(/\b(?:migrat\w*|taken over|remain valid|until they expire|existing)\b/i)
    )
      return undefined
    const at = statements.findIndex((other) => other.id === id)
    const what = [text, ...statements.slice(Math.max(0, at - 2), at).map((other) => other.text)]
      .map((told) => tokens.exec(told)?.[1])
      .find(Boolean)
    return what ? `Are existing ${what.toLowerCase()} taken over, or do they run out?` : undefined
  },
}

const uploads = /\bupload\w*\b/i

/** A file of gigabytes over somebody's line breaks off. */
const brokenUpload: SentenceRule = {
  weight: 5,
  kind: 'interface',
  owner: 'Product owner',
  why: 'Needs a way to resume.',
  asks: ({ text, measures }, { says }) => {
    const size = measures.find(
      ({ unit, value }) => (unit === 'GB' && value >= 0.2) || unit === 'TB' || (unit === 'MB' && value >= 200),
    )
    return size && uploads.test(text.slice(0, 400)) && !says(/\bresum\w*\b/i)
      ? `What if an upload of ${size.quote.trim()} breaks off?`
      : undefined
  },
}

export const placeRules = [theOthers, updatesIn, noLine, validOnPaper, brokenUpload]
