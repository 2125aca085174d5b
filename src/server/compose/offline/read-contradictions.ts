import type { Measure } from '#server/solution/solution.ts'
import { gistOf } from './join-repeated.ts'
import { readBudgetAmounts } from './read-budget.ts'
import { measuresOf } from './read-measures.ts'
import type { NamedInBrief } from './read-named.ts'
import { readRegions } from './read-region.ts'
import { isOutside } from './read-scope.ts'
import { readStatedDates } from './read-timeline.ts'
import { sameness } from './read-statements.ts'
import type { Statement } from './statement.ts'

export type Contradiction = { topic: string; first: Statement; second: Statement }

/** Topics in which one subject can have only one value. */
const single = new Set([
  'availability',
  'retention',
  'recovery point',
  'recovery time',
  'response time',
  'freshness',
  'concurrent users',
  'data volume per time',
])
const generic =
  /^(?:service|system|platform|solution|available|availability|data|must|should|shall|will|time|around|clock|hours|minutes|seconds|days|months|years|month|monthly|measured|least|most|within|under|than|after|before|from|with|that|this|they|have|been|kept|deleted|delete|retained|retention|stored|keep|records|says|policy|agreed|level|each|every|response|times|council|opening|closure|users|user|concurrent|percentile|their|then|only|required|into|less|more|returned|answer|answered|begin|load)$/

/** Pairs of statements that cannot both hold. */
export function readContradictions(all: Statement[], named: NamedInBrief[]): Contradiction[] {
  const statements = all.filter((statement) => !isOutside(statement))
  return [
    ...findMeasures(statements),
    ...findBudgets(statements),
    ...findPlaces(statements),
    ...findHosting(statements, named),
    ...findClouds(named),
    ...findDates(statements),
    ...findDenials(statements),
    ...findScopes(all),
  ].slice(0, 20)
}

type Bound = { measure: Measure; statement: Statement; words: Set<string> }

function findMeasures(statements: Statement[]): Contradiction[] {
  const bounds = new Map<string, Bound[]>()
  const found: Contradiction[] = []
  for (const statement of statements) {
    for (const measure of measuresOf(statement).filter(({ subject }) => single.has(subject))) {
      const bound = { measure, statement, words: contentWords(statement.text) }
      const earlier = bounds.get(measure.subject) ?? []
      const clash = earlier.find((other) => other.statement !== statement && clashes(other, bound))
      if (clash && !found.some(({ first, second }) => first === clash.statement && second === statement)) {
        found.push({ topic: measure.subject, first: clash.statement, second: statement })
      }
      // Enough to find each clash, few enough to stay linear.
      if (earlier.length < 40) bounds.set(measure.subject, [...earlier, bound])
    }
  }
  return found
}

function clashes(one: Bound, other: Bound) {
  if (inSeconds(one.measure) === inSeconds(other.measure)) return false
  if (one.measure.subject === 'availability') return partsOf(one) === partsOf(other)
  return shares(one, other)
}

/** Parts of a system that may well have a level of their own. */
const partNouns = /\b(?:API|dashboard|scoring|reporting|report|batch|warehouse|intake|recommendation|back office)\w*\b/gi
const partsOf = ({ statement }: Bound) => (statement.text.match(partNouns) ?? []).join(' ').toLowerCase()

const secondsIn: Record<string, number> = {
  ms: 0.001,
  s: 1,
  min: 60,
  h: 3600,
  day: 86_400,
  week: 604_800,
  month: 2_629_800,
  year: 31_557_600,
}
const inSeconds = ({ value, unit }: Measure) => value * (secondsIn[unit] ?? 1)
const shares = (one: Bound, other: Bound) => [...one.words].some((word) => other.words.has(word))

const contentWords = (text: string) =>
  new Set(
    sameness(text)
      .split(' ')
      .filter((word) => /^\p{L}{4,}$/u.test(word) && !generic.test(word))
      .map((word) => word.replace(/s$/, '')),
  )

function findBudgets(statements: Statement[]): Contradiction[] {
  const whole = readBudgetAmounts(statements).filter(({ statement }) => !forRunning.test(statement.text))
  const [first] = whole
  // Amounts beside each other in the budget's own field are parts of it, unless both are called the whole.
  const other = whole.find(
    ({ amount, least, currency, statement }) =>
      currency === first?.currency &&
      (amount < first.least || least > first.amount) &&
      (statement.field !== 'budget' || bothWhole(first.statement, statement)),
  )
  return first && other ? [{ topic: 'budget', first: first.statement, second: other.statement }] : []
}

const forRunning = /^(?!.*\b(?:build|design|including)\b).*(?:\b(?:per|a) (?:month|year|annum)\b|\brun(?:ning)? costs?\b)/i
const asWhole = /\b(?:total|overall|budget is|budget of|ceiling|in all|capped|not exceed)\b/i
const bothWhole = (one: Statement, other: Statement) => asWhole.test(one.text) && asWhole.test(other.text)

const restricts = /\b(?:only|must not leave|not leave|stay|remain|must be (?:kept|stored|processed|hosted)|no .{0,30}outside)\b/i

function findPlaces(statements: Statement[]): Contradiction[] {
  const places = readRegions(statements)
  const limit = places.find(({ statement }) => restricts.test(statement.text))
  const other = places.find(
    ({ region, statement }) => limit && statement !== limit.statement && region.country !== limit.region.country,
  )
  return limit && other ? [{ topic: 'region', first: limit.statement, second: other.statement }] : []
}

const refusesCloud = (text: string) =>
  /\b(?:no|not|without)\b[^.]{0,40}\b(?:public )?cloud\b|\bon[- ]premises? only\b|\bmust\b[^.]{0,40}\bon[- ]premises?\b/i.test(text)

function findHosting(statements: Statement[], named: NamedInBrief[]): Contradiction[] {
  const refusal = statements.find(({ text }) => refusesCloud(text))
  if (!refusal) return []
  const service = named
    .filter(
      ({ named, refused }) => !refused && (named.kind === 'cloud' || (named.kind === 'technology' && named.cloud !== undefined)),
    )
    .flatMap(({ mentions }) => mentions)
    .find((statement) => statement !== refusal)
  return service ? [{ topic: 'hosting', first: refusal, second: service }] : []
}

const bindsCloud =
  /\b(?:must|shall|will|should|only|has to)\b[^.]{0,120}\b(?:run|hosted|host|built|build|deployed|use|used|on|in)\b/i

/** Two clouds that are each asked for by a sentence of its own. */
function findClouds(named: NamedInBrief[]): Contradiction[] {
  const asked = named.flatMap(({ named: { kind, name }, refused, mentions }) =>
    kind === 'cloud' && !refused ? [{ name, mentions: mentions.filter(({ text }) => bindsCloud.test(text)) }] : [],
  )
  const [first, second] = asked.filter(({ mentions }) => mentions.length > 0)
  const one = first?.mentions.find((statement) => !second?.mentions.includes(statement))
  const other = second?.mentions.find((statement) => !first?.mentions.includes(statement))
  return one && other ? [{ topic: 'cloud platform', first: one, second: other }] : []
}

function findDates(statements: Statement[]): Contradiction[] {
  const dated = readStatedDates(statements)
  const live = dated.filter(({ kind, name }) => kind === 'go-live' && /^(?:and )?(?:the )?(?:go[- ]live|launch)$/i.test(name))
  const [first] = live
  const other = live.find(({ date, statement }) => first && statement !== first.statement && date !== first.date)
  if (first && other) return [{ topic: 'go-live date', first: first.statement, second: other.statement }]
  const start = dated.find(({ kind, statement }) => kind === 'start' && statement.field === 'timeline')
  const early = live.find(({ date, statement }) => start && statement !== start.statement && date < start.date)
  return start && early ? [{ topic: 'go-live date', first: start.statement, second: early.statement }] : []
}

/** The same sentence said and denied. */
function findDenials(statements: Statement[]): Contradiction[] {
  const said = new Map<string, { statement: Statement; isNegated: boolean }>()
  return statements.flatMap((statement): Contradiction[] => {
    const { key, words, isNegated } = gistOf(statement)
    if (words.size < 3) return []
    const known = said.get(key)
    if (known && known.isNegated !== isNegated) return [{ topic: 'what is allowed', first: known.statement, second: statement }]
    said.set(key, known ?? { statement, isNegated })
    return []
  })
}

/** The same thing inside and outside the scope. */
function findScopes(statements: Statement[]): Contradiction[] {
  const inside = new Map<string, Statement>()
  const items = statements.filter(({ field }) => field === 'scope')
  for (const statement of items) if (!isOutside(statement)) inside.set(sameness(statement.text), statement)
  return items.flatMap((statement) => {
    const first = isOutside(statement) && inside.get(sameness(statement.text))
    return first ? [{ topic: 'scope', first, second: statement }] : []
  })
}
