import { isCurrency } from './currencies.ts'
import type { Contradiction, DataRule, Statement } from './reading.ts'
import { wordsOf } from './tokens.ts'

const pairsOf = <T>(items: T[]): [T, T][] =>
  items.flatMap((one, index) => items.slice(index + 1).map((other): [T, T] => [one, other]))

/** What a brief sets one figure for; two figures for it, said of the same thing, cannot both hold. */
const quantities: [string, RegExp][] = [
  ['availability', /\b(?:availab\w+|uptime)\b/i],
  ['recovery time', /\b(?:RTO|recovery time|time to (?:recover|restore))\b/i],
  ['recovery point', /\b(?:RPO|recovery point|data loss)\b/i],
  ['quota', /\bquotas?\b/i],
  ['concurrent users', /\b(?:concurrent|simultaneous)\b/i],
  ['warranty', /\b(?:warranty|hypercare|defects? liability)\b/i],
]
const little = new Set(
  'the and for are has have must shall should will with per from than that this least most more less not its all each every any our their system solution service within under over during into when time times second seconds january february march april june july august september october november december planned plan date foreseen expected later end latest minute minutes hour hours day days week weekly month months year years weeks percent number maximum minimum limit quota ceiling cap availability available uptime response respond responds latency recovery point objective rto rpo data loss otherwise only also both exceed exceeded would need needs want wants date required accepted'.split(
    ' ',
  ),
)
const subjectOf = (text: string) =>
  new Set(wordsOf(text).filter((word) => word.length > 2 && !little.has(word) && !/^\d/.test(word)))
/** What a sentence says it of: “at the church”, “for hardware”, “in winter”; two figures for two of these do not differ. */
const qualifier = /\b(?:for|of|at|in|on|by|during|after|from|per|between|with) (?:the |our |an? |each |all )?([\p{L}-]{3,})/giu
const qualifiersOf = (text: string) =>
  new Set(
    [...text.slice(0, 400).matchAll(qualifier)].map(([, word = '']) => word.toLowerCase()).filter((word) => !little.has(word)),
  )
const isSameQualified = (one: string, other: string) => {
  const [first, second] = [qualifiersOf(one), qualifiersOf(other)]
  const isKnown = (word: string, text: string) => text.toLowerCase().includes(word.replace(/s$/, ''))
  return (
    first.size === 0 ||
    second.size === 0 ||
    [...first].some((word) => isKnown(word, other)) ||
    [...second].some((word) => isKnown(word, one))
  )
}

/** They speak of the same thing where the shorter one names hardly anything that the other does not. */
function isSameSubject(one: Set<string>, other: Set<string>) {
  const [few, many] = one.size <= other.size ? [one, other] : [other, one]
  const shared = [...few].filter((word) => many.has(word) || many.has(`${word}s`) || many.has(word.replace(/s$/, ''))).length
  return few.size === 0 ? many.size === 0 : shared >= Math.max(Math.min(2, few.size), few.size * 0.6)
}

type Demand = { statement: Statement; about: string; unit: string; value: number; subject: Set<string> }

function demandsOf(statement: Statement): Demand[] {
  const text = statement.text.slice(0, 400)
  if (/\b(?:today|currently|at present|so far|now|last year|except|for example)\b/i.test(text)) return []
  return quantities.flatMap(([about, words]): Demand[] => {
    const at = words.exec(text)?.index
    if (at === undefined) return []
    const near = statement.measures.filter(({ quote, unit }) => {
      const place = text.indexOf(quote)
      return unit !== '' && !isCurrency(unit) && place >= 0 && Math.abs(place - at) < 60
    })
    const first = near[0]
    // Two figures of one kind in one statement belong to two things.
    if (first === undefined || near.filter(({ unit }) => unit === first.unit).length > 1) return []
    return [{ statement, about, unit: first.unit, value: first.value, subject: subjectOf(text) }]
  })
}

/** “Availability 99.5 %” and “availability 99.9 %”; “a quota of 240” and “the quota is 200”. */
const figuresThatDiffer = (statements: Statement[]): Contradiction[] =>
  pairsOf(statements.flatMap(demandsOf).slice(0, 40)).flatMap(([one, other]): Contradiction[] =>
    one.statement !== other.statement &&
    one.about === other.about &&
    one.unit === other.unit &&
    one.value !== other.value &&
    isSameSubject(one.subject, other.subject) &&
    isSameQualified(one.statement.text, other.statement.text)
      ? [{ a: one.statement.id, b: other.statement.id, kind: 'figure', about: one.about }]
      : [],
  )

const goLive =
  /\b(?:go(?:es|ing)?[- ]live|live (?:by|on|in|from|operation)|(?:in|into) (?:production|operation|service)|operational)\b/i
const handOver = /\b(?:delivery (?:date|by|no later)|deliver(?:ed|y)? (?:no later than|by|before)|completion)\b/i
const ofPart =
  /\b(?:pilot|phase|stage|wave|step|lot|part|module|site|prototype|test|trial|first|second|third|last|interim|beta|shadow|parallel|release \d|batch|group|round|campaign|design|training|migration|each|every|or|between|earliest|not before|if|unless|except|tranche|increment|\d+ (?!\p{L}+ 20)\p{Ll}+s)\b|^\W*[\p{L}\d ,&-]{2,30}:/iu

/** Two days for one going live, neither of a part of it. */
function liveDaysThatDiffer(statements: Statement[]): Contradiction[] {
  const live = statements.flatMap((statement) => {
    const text = statement.text.slice(0, 300)
    const days = statement.dates.filter(
      ({ is, recurs }) => recurs === undefined && (is === 'deadline' || is === 'event' || is === 'start'),
    )
    const about = goLive.test(text) ? 'going live' : handOver.test(text) ? 'delivery' : undefined
    return about !== undefined && !ofPart.test(text) && days.length === 1 && statement.dates.length === 1
      ? [{ statement, day: days[0]?.to ?? '', about, subject: subjectOf(text.replace(goLive, ' ').replace(handOver, ' ')) }]
      : []
  })
  return pairsOf(live.slice(0, 12)).flatMap(([one, other]): Contradiction[] =>
    one.about === other.about && one.day !== other.day && isSameSubject(one.subject, other.subject)
      ? [{ a: one.statement.id, b: other.statement.id, kind: 'date', about: one.about }]
      : [],
  )
}

const most =
  /\b(?:ceiling|no more than|not (?:more than|exceed|over)|at most|up to|maximum|cap|must not exceed|limit(?:ed)?|budget is|total|approved|granted|voted|allocated|signed off|set aside)\b/i
const ofWhole = /\b(?:entire|contract|project|budget|total|overall|whole|altogether|amount|everything|all[- ]in|exceed|ceiling)\b/i
const ofShare =
  /\b(?:per|annum|annual(?:ly)?|a year|yearly|monthly|a month|each|running|support|maintenance|operation|operating|licen[cs]\w*|hosting|phase|pilot|of which|additional|additionally|plus|another|further|before|until|of (?:it|this|that|them)|so far|already|training|hardware|first|second|option\w*|insurance|liability|penalt\w+|invoice|payment|refund\w*|order|sign-?off|thereafter|contingency|(?:three|two|five|one)[- ]year|about|maybe)\b/i

/** Two ceilings for the whole, in one currency. */
function totalsThatDiffer(statements: Statement[]): Contradiction[] {
  const totals = statements.flatMap((statement) => {
    const text = statement.text.slice(0, 300)
    const sums = statement.measures.filter(({ unit }) => isCurrency(unit) && !unit.includes('/'))
    const first = sums[0]
    const isTotal =
      statement.segment.field === 'budget' || /\bbudget\b/i.test(statement.segment.heading ?? '') || ofWhole.test(text)
    // “EUR 700,000.” as a line of the budget can only be the whole.
    const isBare = statement.segment.field === 'budget' && /^[\s.:]*$/.test(text.replace(first?.quote ?? '', ''))
    return sums.length === 1 &&
      first !== undefined &&
      isTotal &&
      (isBare || (ofWhole.test(text) && most.test(text) && !ofShare.test(text)))
      ? [{ statement, unit: first.unit, value: first.value }]
      : []
  })
  return pairsOf(totals.slice(0, 12)).flatMap(([one, other]): Contradiction[] => {
    const [low, high] = [Math.min(one.value, other.value), Math.max(one.value, other.value)]
    return one.unit === other.unit && low < high && high / low < 4
      ? [{ a: one.statement.id, b: other.statement.id, kind: 'money', about: 'the whole' }]
      : []
  })
}

const countries =
  /\b(?:Germany|France|Switzerland|Austria|Luxembourg|Netherlands|Belgium|Spain|Italy|Poland|Sweden|Norway|Finland|Denmark|Iceland|Ireland|Portugal|Greece|India|Singapore|Japan|Canada|Australia|New Zealand|United States|United Kingdom|UK|USA|Kenya|South Africa|Brazil)\b/
const isAll = /\b(?:all|any|no|every|everything|nothing|exclusively|only|solely|never)\b/i

/** All data in one country, and a copy of them in another. */
function countriesThatDiffer(statements: Statement[], data: DataRule[]): Contradiction[] {
  const textOf = new Map(statements.map(({ id, text }) => [id, text]))
  const placed = data.flatMap((rule) => {
    const country = countries.exec(rule.place ?? '')?.[0]
    const text = textOf.get(rule.statement) ?? ''
    return country === undefined || /\b(?:except|or|not (?:in|to)|unless|only once)\b/i.test(text) ? [] : [{ rule, country, text }]
  })
  const whole = placed.filter(({ rule, text }) => isAll.test(text) && /^(?:everything|.*\bdata)$/i.test(rule.data))
  const copies = placed.filter(
    ({ rule, text }) =>
      /\b(?:backup|DR|disaster recovery|replica\w*|cop(?:y|ies)|standby|mirror)/i.test(`${rule.data} ${text}`) && !isAll.test(text),
  )
  return whole.slice(0, 5).flatMap((one) =>
    copies
      .filter((other) => other.country !== one.country && other.rule.statement !== one.rule.statement)
      .slice(0, 1)
      .map((other): Contradiction => ({ a: one.rule.statement, b: other.rule.statement, kind: 'place', about: one.rule.data })),
  )
}

/** Demands of one brief that differ on the same thing: figures, days of going live, totals, countries. */
export const demandsThatDiffer = (statements: Statement[], data: DataRule[]): Contradiction[] => [
  ...figuresThatDiffer(statements),
  ...liveDaysThatDiffer(statements),
  ...totalsThatDiffer(statements),
  ...countriesThatDiffer(statements, data),
]
