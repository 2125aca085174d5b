import { lowered } from '../../assembly/phrases.ts'
import { type SentenceRule } from './sentence-rule.ts'

const period: [RegExp, string, number][] = [
  [/\b(?:once an hour|once per hour|hourly|each hour|every hour)\b/i, 'once an hour', 3600],
  [/\b(?:once a (?:day|night)|nightly|daily|each night|every night|overnight|each day)\b/i, 'once a day', 86_400],
  [/\b(?:once a week|weekly|each week|every week)\b/i, 'once a week', 604_800],
  [/\b(?:once a month|monthly|each month|every month)\b/i, 'once a month', 2_629_800],
]
const seconds: Record<string, number> = { ms: 0.001, s: 1, min: 60, h: 3600, day: 86_400 }
const offers =
  /\b(?:cannot|can only|only|can)\b[^.;]{0,80}|\b(?:exports?|delivers?|sends?|gives?|comes?|files?|extract|CSV|dump)\b/i
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
    const name =
      systems.find(({ name }) =>
        reading.systems.some((system) => system.name === name && (system.role === 'source' || system.role === 'both')),
      )?.name ?? /^((?:\p{Lu}[\p{L}\d]+ ?){1,2}) (?:cannot|can only)\b/u.exec(text)?.[1]
    if (!rhythm || !name || (!affirms && !/\bcannot\b/.test(text)) || kind === 'exclusion' || !offers.test(text.slice(0, 300)))
      return undefined
    const isUrgent = statements.some(
      (other) =>
        other.text !== text &&
        freshness.test(other.text) &&
        (other.kind === 'need' || other.kind === 'rule') &&
        other.measures.some(({ unit, value }) => (seconds[unit] ?? Infinity) * value < rhythm[2]),
    )
    return isUrgent ? `Is data from ${name} fresh enough ${rhythm[1]}?` : undefined
  },
}

const carried =
  /\b(?:(?:files?|data|results|readings|photos|pictures|exports?) (?:come |arrive |are |is )?(?:on|by|via) (?:an? |the )?(USB stick|stick|USB|CD|DVD|memory card|SD card|floppy|tape|diskette))\b/i

const filesCarried: SentenceRule = {
  weight: 6,
  kind: 'interface',
  owner: 'Data owner',
  why: 'Shapes the way in.',
  asks: ({ text }, { says }) => {
    const medium = carried.exec(text.slice(0, 300))?.[1]
    return medium && !says(new RegExp(String.raw`${medium}[^.;]{0,60}\b(?:CSV|XML|JSON|format)\b`, 'i'))
      ? `In which file format is what comes on the ${medium}?`
      : undefined
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
    return affirms && kind !== 'exclusion' && who && !formTold.test(told)
      ? `Which template or format does the ${lowered(who)} want its report in?`
      : undefined
  },
}

const codes = new RegExp(
  String.raw`\b(?:by|to|against|under|according to|per|of|in) (?:the )?((?:[\p{Lu}][\p{L}-]* ){0,3}(?:Code|Standard|Tariff|Nomenclature|Rules)|(?:ISO|EN|DIN|BS|IEC|ASTM|NFPA) ?[\d/-]+(?:[:-]\d+)?)\b`,
  'u',
)
const checks = /\b(?:check\w*|verif\w*|compar\w*|assess\w*|judge\w*|classif\w*|calculat\w*|written as|graded|validated|tested)\b/i

/** What is checked by a published code needs that code as data, and it is seldom free. */
const sourceOfCode: SentenceRule = {
  weight: 7,
  kind: 'rule',
  owner: 'Product owner',
  why: 'Rules are typed or bought.',
  asks: ({ text, affirms }) => {
    const code = codes.exec(text.slice(0, 300))?.[1]?.trim()
    return affirms && code && checks.test(text.slice(0, 300))
      ? `From which source, under which licence, do the rules of ${/^(?:ISO|EN|DIN|BS|IEC|ASTM|NFPA)/.test(code) ? code : `the ${code}`} come?`
      : undefined
  },
}

const reckoned = new RegExp(
  String.raw`\b(?:computed|calculated|reckoned|allocated|shared out|distributed|ranked|priced|determined|seats|points|shares) (?:by|after|under|according to|with) (?:the )?((?:\p{L}['’])?\p{Lu}[\p{L}'’-]+(?: (?:method|formula|rule|index|system|scale))?|(?:[\p{L}-]+ )?(?:method|formula|index|scale))\b`,
  'u',
)

/** A method that is only named: ties, rounding and rare cases stand in a text. */
const methodText: SentenceRule = {
  weight: 6,
  kind: 'rule',
  owner: 'Product owner',
  why: 'Ties must come out right.',
  asks: ({ text, affirms }) => {
    const method = reckoned.exec(lowered(text.slice(0, 300)))?.[1]
    return affirms && method && !/^\p{Lu}\p{L}+$/u.test(method) && !/\b(?:ties?|rounded|rounding)\b/i.test(text)
      ? `Which text sets ties and rounding for ${/^\p{Lu}|['’]/u.test(method) ? method : `the ${method}`}?`
      : undefined
  },
}

const incoming = new RegExp(
  String.raw`\b(?:mails?|letters|messages|calls|requests|orders|complaints|forms|documents|records|texts)\b[^.;]{0,60}\bin ((?:\p{Lu}\p{Ll}+, ){2,}(?:and |or )?\p{Lu}\p{Ll}+)`,
  'u',
)

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

const between = new RegExp(
  String.raw`\b(?:GPS|live positions?|trackers?|telematics|positions? of (?:the |our )?(?:vehicles?|trucks?|boats?|buses))\b`,
  'i',
)
const mapped = /\b(streets?|lanes?|plots?|bays?|berths?)\b/i

/** A position has to be laid on a map, where two things lie side by side. */
const exactPosition: SentenceRule = {
  weight: 5,
  kind: 'data',
  owner: 'Data owner',
  why: 'A wrong match is seen.',
  asks: ({ text, affirms }, { says, statements }) => {
    const isFollowed = between.test(text.slice(0, 300)) || /\b(?:box|boxes|feed)\b/i.test(text)
    const isMap = says(/\b(?:map|GIS|ArcGIS|QGIS|cadastre)\b/i)
    if (!affirms || !isFollowed || !says(between) || !isMap || says(/\b(?:accura\w*|exact|metres?|precision|precise)\b/i))
      return undefined
    const thing = statements.map((other) => mapped.exec(other.text)?.[1]).find(Boolean)
    return thing
      ? `How accurate are positions: can one of the ${thing
          .toLowerCase()
          .replace(/(?<!s)$/, 's')
          .replace(/ss$/, 's')} be told from the next?`
      : undefined
  },
}

export const sourceRules = [freshEnough, filesCarried, formOfReport, sourceOfCode, methodText, languageShares, exactPosition]
