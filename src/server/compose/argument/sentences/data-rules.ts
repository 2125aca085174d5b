import { lowered, withoutArticle } from '../../assembly/phrases.ts'
import { isOrAre, nounPhrase, type SentenceRule } from './sentence-rule.ts'

const some = new RegExp(String.raw`(\d[\d,.’']*) (?:of|out of) (?:the|our|its|these|those|all|them)(?: (\d[\d,.’']*))?(?: ((?:\p{Ll}[\p{L}-]* )?\p{L}[\p{L}-]+s))?\b`, 'iu')
const numberOf = (words: string) => Number(words.replace(/[,.’'](?=\d{3}\b)/g, ''))

/** “Units are in 140 of the turbines”: nothing is said of the others. */
const theOthers: SentenceRule = {
  weight: 9,
  kind: 'gap',
  owner: 'Product owner',
  why: 'They need a way too.',
  asks: ({ text, kind }, { statements, words }) => {
    const [, part, total, noun] = some.exec(text.slice(0, 300)) ?? []
    const isDemand = kind !== 'goal' && kind !== 'exclusion' && kind !== 'question'
    if (!part || !noun || !isDemand || /\b(?:the (?:others?|rest|remaining)|share|%|last year|were|was)\b/i.test(text)) return undefined
    const few = numberOf(part)
    const counted = statements.flatMap(({ measures }) => measures.filter(({ unit }) => noun.toLowerCase().replace(/s$/, '') === unit.toLowerCase()))
    const all = total ? numberOf(total) : Math.max(0, ...counted.map(({ value }) => value))
    const left = all - few
    if (!Number.isInteger(left) || left < 1 || few < 1 || new RegExp(String.raw`\b(?:other|remaining) (?:${left} )?${noun}\b`, 'i').test(words)) return undefined
    return `What is planned for the other ${left === 1 ? `one of the ${noun}` : `${left.toLocaleString('en-GB')} ${noun}`}?`
  },
}

const isolated = /\b(?:air-?gap\w*|no (?:internet|connection to the internet)|without (?:internet|a connection to the internet)|not connected to (?:the internet|any network)|isolated (?:network|from)|closed network|data diode|sluice)\b/i

/** Nothing comes in from outside, and software needs patches. */
const updatesIn: SentenceRule = {
  weight: 8,
  kind: 'gap',
  owner: 'Lead architect',
  why: 'Shapes delivery, patches.',
  asks: ({ text, affirms, kind }, { words }) =>
    (affirms || kind === 'rule' || kind === 'need') && isolated.test(text.slice(0, 300)) && !/\bresident|tractor|field|offline for\b/i.test(text) && !/\b(?:patch\w*|updates? (?:come|are)|mirror)\b/i.test(words)
      ? 'How do patches and libraries get in where there is no internet?'
      : undefined,
}

const codes = new RegExp(String.raw`\b(?:by|to|against|under|according to|per|of|in) (?:the )?((?:[\p{Lu}][\p{L}-]* ){0,3}(?:Code|Standard|Tariff|Nomenclature|Rules)|(?:ISO|EN|DIN|BS|IEC|ASTM|NFPA) ?[\d/-]+(?:[:-]\d+)?)\b`, 'u')
const checks = /\b(?:check\w*|verif\w*|compar\w*|assess\w*|judge\w*|classif\w*|calculat\w*|written as|graded|validated|tested)\b/i

/** What is checked by a published code needs that code as data, and it is seldom free. */
const sourceOfCode: SentenceRule = {
  weight: 7,
  kind: 'rule',
  owner: 'Product owner',
  why: 'Rules are typed or bought.',
  asks: ({ text, affirms }) => {
    const code = codes.exec(text.slice(0, 300))?.[1]?.trim()
    return affirms && code && checks.test(text.slice(0, 300)) ? `From which source, under which licence, do the rules of ${/^(?:ISO|EN|DIN|BS|IEC|ASTM|NFPA)/.test(code) ? code : `the ${code}`} come?` : undefined
  },
}

const reckoned = new RegExp(String.raw`\b(?:computed|calculated|reckoned|allocated|shared out|distributed|ranked|priced|determined|seats|points|shares) (?:by|after|under|according to|with) (?:the )?((?:\p{L}['’])?\p{Lu}[\p{L}'’-]+(?: (?:method|formula|rule|index|system|scale))?|(?:[\p{L}-]+ )?(?:method|formula|index|scale))\b`, 'u')

/** A method that is only named: ties, rounding and rare cases stand in a text. */
const methodText: SentenceRule = {
  weight: 6,
  kind: 'rule',
  owner: 'Product owner',
  why: 'Ties must come out right.',
  asks: ({ text, affirms }) => {
    const method = reckoned.exec(text.slice(0, 300))?.[1]
    return affirms && method && !/\b(?:ties?|rounded|rounding)\b/i.test(text) ? `Which text sets ties and rounding for ${/^\p{Lu}|['’]/u.test(method) ? method : `the ${method}`}?` : undefined
  },
}

const authorities = String.raw`province|ministry|minister|regulator|authority|government|inspectorate|commission|council|agency|tax office|court|department|federation|association|parliament|bank|insurer|police|auditors?|board|union`
const reportTo = new RegExp(
  String.raw`\b(reports?|returns?|statistics|declarations?|notifications?|figures|indicators|accounts?)\b[^.;]{0,30}\b(?:to|for) the ((?:[\p{L}-]+ ){0,2}(?:${authorities}))\b|\b(?:for|to) the ((?:[\p{L}-]+ ){0,1}(?:${authorities}))\b[^.;]{0,10}[.;]?\s?(?:the )?(report|return|statistics)\b`,
  'iu',
)
const formTold = /\b(?:XML|XBRL|CSV|Excel|PDF|template|form|format|portal|API|layout|SFTP|JSON|on paper)\b/i

/** Somebody outside gets a report, in a form that is theirs. */
const formOfReport: SentenceRule = {
  weight: 5,
  kind: 'interface',
  owner: 'Product owner',
  why: 'The form is theirs.',
  asks: ({ text, affirms, kind, id }, { statements }) => {
    const next = statements[statements.findIndex((other) => other.id === id) + 1]
    const told = `${text.slice(0, 300)}${next && next.text.length < 60 ? ` ${next.text}` : ''}`
    const [, , one, other] = reportTo.exec(told) ?? []
    const who = one ?? other
    return affirms && kind !== 'exclusion' && who && !formTold.test(told) ? `Which template or format does the ${lowered(who)} want its report in?` : undefined
  },
}

const carried = /\b(?:(?:files?|data|results|readings|photos|pictures|exports?) (?:come |arrive |are |is )?(?:on|by|via) (?:an? |the )?(USB stick|stick|USB|CD|DVD|memory card|SD card|floppy|tape|diskette))\b/i

const filesCarried: SentenceRule = {
  weight: 6,
  kind: 'interface',
  owner: 'Data owner',
  why: 'Shapes the way in.',
  asks: ({ text }, { words }) => {
    const medium = carried.exec(text.slice(0, 300))?.[1]
    return medium && !new RegExp(String.raw`${medium}[^.;]{0,60}\b(?:CSV|XML|JSON|format)\b`, 'i').test(words) ? `In which file format is what comes on the ${medium}?` : undefined
  },
}

const place = /\b((?:polling |weighing |filling |pumping |first-aid )?(?:stations?|stalls?|wards?|sites?|farms?|gates?|barns?|orchards?|warehouses?|yards?|plots?|vessels?|depots?|cellars?|vineyards?|mines?|quarries|huts?|shops?|branches|stores|schools|kitchens|platforms?))\b/i
const enters = /\b(?:enters?|records?|scans?|types?|photographs?|fills? in|captures?|counts?|signs?)\b/i
const lineTold = /\b(?:offline|without (?:a |the )?(?:network|connection|signal|internet|line)|no (?:network|signal|coverage|connection|internet)|wi-?fi|coverage|4G|5G|GSM|LTE|w\/out network|connectivity|bandwidth|network is)\b/i

/** People enter something out there, and nothing is said of the line. */
const noLine: SentenceRule = {
  weight: 7,
  kind: 'interface',
  owner: 'Product owner',
  why: 'Decides on work offline.',
  asks: ({ text, affirms, people, kind }, { words }) => {
    const told = text.slice(0, 200)
    const where = new RegExp(String.raw`\b(?:in|at|on|from|aboard)\b[^.;,]{0,30}${place.source}|\bpolling station`, 'i').exec(told)?.[1] ?? /\bpolling stations?\b/i.exec(told)?.[0]
    const isDone = people.length > 0 || /\b(?:committee|crew|staff|team)\b/i.test(told)
    if (!affirms || (kind !== 'need' && kind !== 'rule') || !where || !isDone || !enters.test(told) || lineTold.test(words)) return undefined
    return `What if there is no network at the ${where.toLowerCase()}?`
  },
}

const endsPaper = /\b(?:ends?|ending|stops?|abolish\w*|replac\w*|no more|instead of|without|phase out|away from)\b[^.;]{0,20}\bpaper\b/i
const tokens = /\b(permits|licences|licenses|cards|tickets|vouchers|passes|certificates|applications|contracts|orders|files|records|forms|registers|subscriptions|coupons|season tickets)\b/i

/** Paper ends on a day, and what was issued on it is still valid. */
const validOnPaper: SentenceRule = {
  weight: 6,
  kind: 'data',
  owner: 'Product owner',
  why: 'Sizes the take-over.',
  asks: ({ text, affirms, id }, { statements, words }) => {
    if (!affirms || !endsPaper.test(text.slice(0, 300)) || /\b(?:migrat\w*|taken over|remain valid|until they expire|existing)\b/i.test(words)) return undefined
    const at = statements.findIndex((other) => other.id === id)
    const what = [text, ...statements.slice(Math.max(0, at - 2), at).map((other) => other.text)].map((told) => tokens.exec(told)?.[1]).find(Boolean)
    return what ? `Are existing ${what.toLowerCase()} taken over, or do they run out?` : undefined
  },
}

const incoming = new RegExp(String.raw`\b(?:mails?|letters|messages|calls|requests|orders|complaints|forms|documents|records|texts)\b[^.;]{0,60}\bin ((?:\p{Lu}\p{Ll}+, ){2,}(?:and |or )?\p{Lu}\p{Ll}+)`, 'u')

/** What comes in comes in several languages, and each costs quality. */
const languageShares: SentenceRule = {
  weight: 5,
  kind: 'size',
  owner: 'Data owner',
  why: 'Quality differs by language.',
  asks: ({ text }) => {
    const list = incoming.exec(text.slice(0, 300))?.[1]
    const last = list?.split(/, | and | or /).at(-1)
    return last ? `Which share comes in each language, ${last.replace(/^(?:and|or) /, '')} for one?` : undefined
  },
}

const period: [RegExp, string, number][] = [
  [/\b(?:once an hour|once per hour|hourly|each hour|every hour)\b/i, 'once an hour', 3600],
  [/\b(?:once a (?:day|night)|nightly|daily|each night|every night|overnight|each day)\b/i, 'once a day', 86_400],
  [/\b(?:once a week|weekly|each week|every week)\b/i, 'once a week', 604_800],
  [/\b(?:once a month|monthly|each month|every month)\b/i, 'once a month', 2_629_800],
]
const seconds: Record<string, number> = { ms: 0.001, s: 1, min: 60, h: 3600, day: 86_400 }
const offers = /\b(?:cannot|can only|only|can)\b[^.;]{0,80}|\b(?:exports?|delivers?|sends?|gives?|comes?|files?|extract|CSV|dump)\b/i
const freshness = /\b(?:old|current|fresh|up to date|seen?|shown|visible|display\w*|know[ns]?|alarm|alert|within|after)\b/i

/** A source that speaks once an hour, and figures that are to be minutes old. */
const freshEnough: SentenceRule = {
  weight: 8,
  kind: 'interface',
  owner: 'Data owner',
  why: 'Decides on another way in.',
  asks: ({ text, systems: named, affirms, kind, id }, { statements, reading }) => {
    const rhythm = period.find(([words]) => words.test(text.slice(0, 300)))
    const before = /^it\b/i.test(text) ? statements[statements.findIndex((other) => other.id === id) - 1] : undefined
    const systems = named.length > 0 ? named : (before?.systems ?? [])
    const name = systems.find(({ name }) => reading.systems.some((system) => system.name === name && (system.role === 'source' || system.role === 'both')))?.name ?? /^((?:\p{Lu}[\p{L}\d]+ ?){1,2}) (?:cannot|can only)\b/u.exec(text)?.[1]
    if (!rhythm || !name || (!affirms && !/\bcannot\b/.test(text)) || kind === 'exclusion' || !offers.test(text.slice(0, 300))) return undefined
    const isUrgent = statements.some(
      (other) => other.text !== text && freshness.test(other.text) && (other.kind === 'need' || other.kind === 'rule') && other.measures.some(({ unit, value }) => (seconds[unit] ?? Infinity) * value < rhythm[2]),
    )
    return isUrgent ? `Is data from ${name} fresh enough ${rhythm[1]}?` : undefined
  },
}

const between = new RegExp(String.raw`\b(?:GPS|live positions?|trackers?|telematics|positions? of (?:the |our )?(?:vehicles?|trucks?|boats?|buses))\b`, 'i')
const mapped = /\b(streets?|lanes?|plots?|bays?|berths?)\b/i

/** A position has to be laid on a map, where two things lie side by side. */
const exactPosition: SentenceRule = {
  weight: 5,
  kind: 'data',
  owner: 'Data owner',
  why: 'A wrong match is seen.',
  asks: ({ text, affirms }, { statements, words }) => {
    const isFollowed = between.test(text.slice(0, 300)) || /\b(?:box|boxes|feed)\b/i.test(text)
    const isMap = /\b(?:map|GIS|ArcGIS|QGIS|cadastre)\b/i.test(words)
    if (!affirms || !isFollowed || !between.test(words) || !isMap || /\b(?:accura\w*|exact|metres?|precision|precise)\b/i.test(words)) return undefined
    const thing = statements.map((other) => mapped.exec(other.text)?.[1]).find(Boolean)
    return thing ? `How accurate are positions: can one of the ${thing.toLowerCase().replace(/(?<!s)$/, 's').replace(/ss$/, 's')} be told from the next?` : undefined
  },
}

const moving = new RegExp(String.raw`^(?:the |our )?(${nounPhrase}) (?:is|are) (?:still )?(?:in progress|under way|being (?:built|written|negotiated|renewed|replaced|moved))\b`, 'iu')

/** Something around the work is on the move at the same time. */
const onTheMove: SentenceRule = {
  weight: 6,
  kind: 'date',
  owner: 'Sponsor',
  why: 'The ground may shift.',
  asks: ({ text, dates }) => {
    const what = moving.exec(text.slice(0, 200))?.[1]
    return what && dates.length === 0 ? `When ${isOrAre(what)} the ${lowered(withoutArticle(what))} done?` : undefined
  },
}

export const dataRules = [
  theOthers,
  updatesIn,
  sourceOfCode,
  methodText,
  formOfReport,
  filesCarried,
  noLine,
  validOnPaper,
  languageShares,
  freshEnough,
  exactPosition,
  onTheMove,
]
