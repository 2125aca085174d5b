import { type Day, referenceOf, type Statement } from '#server/solution/statement.ts'
import type { Calculated } from './calculated.ts'
import { isDelivery, namesDelivery } from '#server/document-types/is-delivery.ts'
import { isAside, isReplacedDay, statedStart, wordsAround } from './about-days.ts'
import { dayLength, daysBetween } from '#shared/calendar.ts'
import { formatDay } from '#shared/day-words.ts'

/** A period in which nothing may change, with the statement that declares it. */
type Freeze = { statement: Statement; day: Day }

/** Plain words for it in English, German, French, Spanish, Dutch, Polish and Italian: each of them denies work, change or presence. */
const words =
  /\bfreezes?\b|\bhands off|\bno (?:production |tenant |other |new |more )?(?:changes?|loads?|deploy\p{L}*|releases?|go-?lives?|work|works|launch\p{L}*|cut-?overs?|migrations?|roll-?outs?|installations?|publicity)\b|\bnothing (?:changes?|may change|goes live|(?:is|may be|can be) (?:changed|released|deployed|installed|fitted|built|replaced|connected|switched|moved|touched))\b|\bnobody (?:deploys?|touches|changes|is there|works)\b|\b(?:do(?:es)?|may|shall|must|can|be|is|are|we) not (?:be )?(?:change|touch|deploy|release)\p{L}*\b|\bno \p{L}+ is (?:touched|changed)\b|\bnot change\b|\b(?:is|are) closed (?:from|between|over)\b|\b(?:winter|summer|change|release|production) stop\b|änderungsstopp|baustopp|betriebsferien|bauferien|(?<!\p{L})kein(?:e|en)? (?:änderung|freigabe|einführung|umstellung|arbeiten|deployment|release|inbetriebnahme)\p{L}*|steht (?:alles )?still|(?<!\p{L})nichts (?:geändert|umgestellt|eingeführt)|aucun(?:e)? (?:changement|déploiement|mise en (?:service|production)|travaux|bascule|intervention)|pas de (?:mise en (?:service|production)|déploiement|bascule|travaux|changement)|gel des|ningún (?:cambio|despliegue|trabajo)|ninguna (?:puesta en|migración)|sin (?:cambios|despliegues|trabajos)|(?<!\p{L})niets (?:omgezet|gewijzigd|veranderd|uitgerold)|staat (?:\p{L}+ ){0,3}stil|geen (?:wijzigingen|releases?|werkzaamheden|uitrol|livegang)|nic (?:się )?nie (?:wdraża\p{L}*|zmienia\p{L}*|wolno)|(?:bez|żadnych|brak) (?:zmian|wdrożeń|prac)|nessun(?:a|o)? (?:modifica|rilascio|intervento|attività|messa in)|nessun lavoro|blocco delle modifiche/iu
const from =
  /(?<!\p{L})(?:from|between|since|starting|von|vom|ab|zwischen|du|entre|à partir du?|desde|a partir del?|vanaf|tussen|od|dal|tra)\s(?:(?:the|den|le|el|de|il|dem)\s)?$/iu
const until =
  /(?<!\p{L})(?:to|until|till|and|through|bis(?: zum)?|und|au|jusqu['’]au|et|hasta(?: el)?|y|tot(?: en met)?|en|do|i|al|fino al|e)\s(?:(?:the|den|le|el|de|il|dem)\s)?$/iu

/** A heading of a table or list can declare it for the rows below: “Change freezes”. */
export const isFreeze = ({ text, heading = '' }: Pick<Statement, 'text' | 'heading'>) => words.test(text) || words.test(heading)

/** The periods in which the brief wants nothing to change; earlier versions of a statement do not count. */
export function freezesOf(statements: Statement[]): Freeze[] {
  return statements
    .filter((statement) => !statement.earlier && isFreeze(statement))
    .flatMap((statement) => periodsOf(statement).map((day) => ({ statement, day })))
}

/** “In the last fortnight of December”: not the whole month. */
const partOf = /\b(?:fortnight|weeks?|days?|half|part)\s(?:of|in)\s(?:the\s)?$/i
/** Periods that are written as one, and pairs of separate days of which one follows “from” and the other “until”. */
function periodsOf(statement: Statement): Day[] {
  const days = statement.values.filter((value): value is Day => value.kind === 'date')
  const quote = statement.source.from === 'brief' ? statement.source.quote : ''
  const before = (day: Day) => quote.slice(Math.max(0, day.start - statement.start - 24), day.start - statement.start)
  const whole = joinMonths(days, quote, statement.start).filter(
    (day) => day.from < day.to && day.precision !== 'year' && !partOf.test(before(day)),
  )
  const apart = days.flatMap((first, index): Day[] => {
    const last = days[index + 1]
    if (last === undefined || first.precision !== 'day' || last.precision !== 'day' || first.from >= last.from) return []
    if (!from.test(before(first)) || !until.test(before(last))) return []
    return [{ ...first, to: last.to, end: last.end, precision: 'window' }]
  })
  return [...whole, ...apart]
}

/** “In Dec, Jan and Feb” is one period. */
function joinMonths(days: Day[], quote: string, start: number): Day[] {
  const joined: Day[] = []
  for (const day of days) {
    const last = joined.at(-1)
    const between = last && quote.slice(last.end - start, day.start - start)
    const isNext = last && day.precision === 'month' && Date.parse(day.from) - Date.parse(last.to) === dayLength
    if (
      isNext &&
      /^\s?(?:,|&|and|und|et|y|en|i|e)?\s?(?:and|und|et)?\s?$/.test(between ?? '-') &&
      last.yearAssumed === day.yearAssumed
    )
      joined[joined.length - 1] = { ...last, to: day.to, end: day.end, precision: 'window' }
    else joined.push(day)
  }
  return joined
}

/** Limits for pairwise comparison. */
const mostPeriods = 20
const mostDays = 200

export type Dated = { statement: Statement; day: Day; isDeadline: boolean }

/** Words before a day that make it a limit, in English, German, French and Spanish. */
const limit =
  /(?:(?<!\p{L})(?:by|until|till|before|no later than|not later than|at the latest|due|deadline|from|on|starts?|begins?|ends?|off|live|bis|spätestens|ab|am|zum|vor|avant|au plus tard|le|antes|hasta|a más tardar|el|per|op|tot|uiterlijk|vóór|vanaf|do|przed|od|dnia|entro|fino al|dal|il)(?!\p{L})[^.;]{0,24}|:\s*)$/iu
const starts =
  /^(?:project |contract |planned )?(?:start|begin|beginning|commencement|beginn|projektstart|début|démarrage|inicio|comienzo)\b/i
const ends = /^(?:project |contract |planned )?(?:end|finish|completion|close|ende|abschluss|projektende|fin|clôture|término)\b/i

/** Dates in the past, out of order or in a freeze, and the weeks left until future dates. */
export function compareDates(statements: Statement[], today: string): Calculated[] {
  const dated = statements.flatMap((statement) =>
    statement.values.flatMap((day): Dated[] =>
      day.kind === 'date' ? [{ statement, day, isDeadline: isDeadline(statement, day) }] : [],
    ),
  )
  const from = statedStart(statements)
  return [
    ...outOfOrder(statements),
    ...inFreeze(dated, freezesOf(statements)),
    ...inPast(dated, today),
    ...weeksLeft(dated, from === undefined || from.day.from <= today ? { day: today } : { day: from.day.from, isStated: true }),
  ]
}

export function isDeadline(statement: Statement, day: Day): boolean {
  return day.precision !== 'window' && day.precision !== 'week' && day.precision !== 'year' && isDue(statement, day)
}

/** “Live after Easter”, “not before 1 April”: the work may be done on any day that follows. */
const earliest =
  /(?<!\p{L})(?:after|not before|(?:no|not) (?:earlier|sooner) than|nach|nicht vor|frühestens(?: am)?|après|pas avant|después del?|no antes del?|na|niet voor|po|nie przed|dopo|non prima del?)\s(?:(?:the|dem|le|el|il)\s)?$/iu

/** Whether the words before a day, or the label of its statement, make it one that something is due by. */
export function isDue(statement: Statement, day: Pick<Day, 'start' | 'end'>): boolean {
  const { label, source, start } = statement
  const before = source.from === 'brief' ? source.quote.slice(Math.max(0, day.start - start - 40), day.start - start) : ''
  if (isReplacedDay(statement, day) || earliest.test(before)) return false
  return label === 'date' || label === 'deliverable' || limit.test(before)
}

/** A start that is later than the end in the next row of the same list. */
function outOfOrder(statements: Statement[]): Calculated[] {
  return statements.flatMap((statement, index) => {
    const next = statements[index + 1]
    const [from, to] = [onlyDay(statement), next === undefined ? undefined : onlyDay(next)]
    if (
      next === undefined ||
      from === undefined ||
      to === undefined ||
      next.field !== statement.field ||
      next.heading !== statement.heading
    )
      return []
    if (!starts.test(statement.text) || !ends.test(next.text) || from.from <= to.to) return []
    return {
      kind: 'order' as const,
      text: `The start, ${formatDay(from.from)}, is after the end, ${formatDay(to.to)}.`,
      sum: `${from.from} > ${to.to}`,
      statements: [statement.id, next.id],
      warns: true,
    }
  })
}

function onlyDay({ values }: Statement): Day | undefined {
  const days = values.filter((value): value is Day => value.kind === 'date')
  return days.length === 1 ? days[0] : undefined
}

function inFreeze(dated: Dated[], frozen: Freeze[]): Calculated[] {
  const deadlines = dated.filter(
    ({ statement, day, isDeadline }) =>
      isDeadline && day.precision === 'day' && !about.test(day.quote) && isDelivered(statement, day),
  )
  return frozen.slice(0, mostPeriods).flatMap(({ statement, day: period }) =>
    deadlines.slice(0, mostDays).flatMap(({ statement: other, day }) => {
      const [from, to] = yearsOf(period, day)
      if (other.id === statement.id || day.from < from || day.from > to) return []
      return {
        kind: 'freeze' as const,
        text: `${formatDay(day.from)} (${referenceOf(other)}) is between ${formatDay(from)} and ${formatDay(to)}, which ${referenceOf(statement)} restricts.`,
        sum: `${from} ≤ ${day.from} ≤ ${to}`,
        statements: [other.id, statement.id],
        warns: true,
      }
    }),
  )
}

/** Whether the client says a day by which something of the work is delivered. */
export const namesDeadline = (statement: Statement): boolean =>
  statement.label === 'date' &&
  statement.values.some((value) => value.kind === 'date' && isDeadline(statement, value) && isDelivered(statement, value))

/** “End of 2028” is no day that was chosen. */
const about = /^(?:the )?(?:end|close|mid|middle|ende|mitte|fin|mi|fines|mediados|eind|medio|koniec|fine)\b/iu

/** “By 11 December” in the context may be a task of a meeting; a goal has a date of its own. */
const isDelivered = (statement: Statement, day: Day) =>
  statement.label !== 'objective' && (statement.label === 'context' ? namesDelivery : isDelivery)(around(statement, day))

function around(statement: Statement, day: Day): string {
  const { left, right } = wordsAround(statement, day)
  return `${left}${day.quote}${right}`
}

/** A period without a year recurs every year. */
function yearsOf({ from, to, yearAssumed, recurs }: Day, { from: day }: Day): [string, string] {
  if (yearAssumed !== true && recurs !== true) return [from, to]
  const length = Number(to.slice(0, 4)) - Number(from.slice(0, 4))
  const year = Number(day.slice(0, 4))
  const moved = (first: number): [string, string] => [`${first}${from.slice(4)}`, `${first + length}${to.slice(4)}`]
  const [before, same] = [moved(year - length), moved(year)]
  return length > 0 && day <= before[1] ? before : same
}

function inPast(dated: Dated[], today: string): Calculated[] {
  return dated.flatMap(({ statement, day, isDeadline }) => {
    if (!isDeadline || day.to >= today || day.yearAssumed === true || statement.label !== 'date') return []
    const passed = daysBetween(day.to, today)
    return {
      kind: 'past' as const,
      text: `${formatDay(day.to)} was ${passed === 1 ? 'yesterday' : passed < 14 ? `${passed} days ago` : `${Math.floor(passed / 7)} weeks ago`}.`,
      sum: `${today} − ${day.to} = ${passed} days`,
      statements: [statement.id],
      warns: true,
    }
  })
}

type Begin = { day: string; isStated?: boolean }

/** Weeks to each due date, from the start that the brief states, else from today. */
function weeksLeft(dated: Dated[], { day: begin, isStated = false }: Begin): Calculated[] {
  const seen = new Map<string, Calculated>()
  const from = isStated ? `the start, ${formatDay(begin)}` : 'today'
  for (const { statement, day, isDeadline } of dated) {
    const at = day.precision === 'day' ? day.from : day.to
    if (!isDeadline || at <= begin || isFreeze(statement) || isAside(statement, day)) continue
    const known = seen.get(at)
    if (known !== undefined) {
      if (known.statements.at(-1) !== statement.id) known.statements.push(statement.id)
      continue
    }
    const left = daysBetween(begin, at)
    seen.set(at, {
      kind: 'weeks',
      text: `${namedDay(day, at)} is ${left < 14 ? `${left} ${left === 1 ? 'day' : 'days'}` : `${Math.round(left / 7)} weeks`} from ${from}.`,
      sum: `${at} − ${begin} = ${left} days`,
      statements: [statement.id],
      warns: false,
    })
  }
  return [...seen].toSorted(([one], [other]) => one.localeCompare(other)).map(([, calculated]) => calculated)
}

function namedDay({ precision, quote }: Day, at: string): string {
  if (precision === 'day') return formatDay(at)
  return precision === 'month' ? `The end of ${formatDay(at).replace(/^\d+ /, '')}` : `The end of ${quote}`
}
