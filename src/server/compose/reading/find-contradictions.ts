import { sumsThatDiffer } from './check-sums.ts'
import { boundsThatExclude } from './compare-bounds.ts'
import { permissionsThatDiffer } from './compare-permissions.ts'
import { spansThatDoNotFit } from './compare-spans.ts'
import { isCurrency } from './currencies.ts'
import { rulesThatConflict } from './find-conflicting-rules.ts'
import { demandsThatDiffer } from './find-differing-demands.ts'
import { datesOutOfOrder } from './find-dates-out-of-order.ts'
import { opposedDemands, type Opposable } from './find-opposed-demands.ts'
import { figuresToldOtherwise } from './find-told-otherwise.ts'
import { lengthOfContract } from './length-of-contract.ts'
import { isTimeUnit } from './measure-units.ts'
import type { Contradiction, Statement } from './reading.ts'
import { wordsOf } from './tokens.ts'

const whole =
  /\b(?:all(?: told)?|altogether|in total|total(?:ling)?|overall|sum of|there are|we (?:have|run|operate|hold|count|keep|own|manage|maintain)|holds|contains|comprises?|consists? of|the)\s(?:\p{L}+\s){0,2}$/iu
const partOrTime =
  /\b(?:each|per|every|of (?:which|whom|them|these|our|the)|today|currently|now|target|goal|expect\w*|grow\w*|later|last year|next|previous\w*|until|another|other|further|more|additional|remaining|about half|pilot|first|phase|at least|at most|up to|from|in (?:19|20)\d\d|were|was|is called)\b/i

type Count = { statement: Statement; value: number; noun: string; isWhole: boolean }

/** Two statements that cannot both hold. Ranges, shares, parts of a whole, sites and what is to come are none. */
export function findContradictions(told: Opposable): Contradiction[] {
  const { statements, data } = told
  const said = statements.filter(({ amendedBy, kind }) => amendedBy === undefined && kind !== 'noise')
  const live = said.filter(({ kind }) => kind !== 'question')
  const found = [
    ...countsThatDiffer(live),
    ...ceilingsThatDiffer(live),
    ...spansThatDiffer(live),
    ...spanTooLong(live),
    ...lastAfterFinal(live),
    ...cloudRefusedAndAsked(live),
    ...demandsThatDiffer(live, data),
    ...figuresToldOtherwise(said),
    ...opposedDemands({ ...told, statements: live }),
    ...rulesThatConflict(live, told.scope),
    ...datesOutOfOrder(live),
    ...boundsThatExclude(live),
    ...sumsThatDiffer(live),
    ...spansThatDoNotFit(live),
    ...permissionsThatDiffer(live, told.systems),
  ]
  // The same two statements are told once.
  const keyOf = ({ a, b }: Contradiction) => [a, b].toSorted().join(' ')
  return [...new Map(found.toReversed().map((one) => [keyOf(one), one])).values()].toReversed()
}

const pairsOf = <T>(items: T[]): [T, T][] =>
  items.flatMap((one, index) => items.slice(index + 1).map((other): [T, T] => [one, other]))

/** Two counts of one thing: the same noun, without words that make a part or another time of it. */
function countsThatDiffer(statements: Statement[]): Contradiction[] {
  const byNoun = new Map<string, Count[]>()
  for (const count of statements.flatMap(countsOf)) byNoun.set(count.noun, [...(byNoun.get(count.noun) ?? []).slice(0, 20), count])
  return [...byNoun].flatMap(([noun, counts]) =>
    pairsOf(counts).flatMap(([one, other]): Contradiction[] => {
      const [low, high] = [Math.min(one.value, other.value), Math.max(one.value, other.value)]
      const differs = one.statement.id !== other.statement.id && low !== high
      const isClose = low >= 10 && high / low < 1.6
      if (!differs || !isClose || !(one.isWhole || other.isWhole)) return []
      return [{ a: one.statement.id, b: other.statement.id, kind: 'figure', about: noun }]
    }),
  )
}

function countsOf(statement: Statement): Count[] {
  return statement.measures.flatMap(({ value, unit, subject, quote, comparison }): Count[] => {
    const isBound = comparison === 'at-most' || comparison === 'at-least'
    if (unit === '' || unit === '%' || unit.includes('/') || isTimeUnit(unit) || isCurrency(unit) || isBound) return []
    const at = statement.text.indexOf(quote)
    const before = statement.text.slice(Math.max(0, at - 40), Math.max(0, at))
    const words = `${before} ${subject}`
    // “All 124 templates”: the words around say that it is the whole; others make a part of it.
    const isWhole = whole.test(before)
    // “380 cars have a meter”: some of them, of whom something is said.
    if (before.trim() === '' && !isWhole) return []
    if (
      at < 0 ||
      (partOrTime.test(`${before}${statement.text.slice(at, at + quote.length + 30)}`) &&
        !/\b(?:all|altogether|in total)\b/i.test(words))
    )
      return []
    return [{ statement, value, noun: subject.toLowerCase(), isWhole }]
  })
}

const ceiling = /\b(?:ceiling|no more than|not (?:more than|exceed|over)|at most|up to|maximum|limit|cap)\b/i
const period = /\b(?:first|second|third|one|two|three|five|annual|per|a|each)[- ]year\b|\bin total\b|\bone-off\b|\ba year\b/i

/** Two ceilings of money for the same span, said in two places. */
function ceilingsThatDiffer(statements: Statement[]): Contradiction[] {
  const ceilings = statements.flatMap((statement) => {
    const sums = statement.measures.filter(({ unit }) => isCurrency(unit) && !unit.includes('/'))
    const span = period.exec(statement.text.slice(0, 400))?.[0].toLowerCase().replace('-', ' ')
    return ceiling.test(statement.text.slice(0, 400)) && sums.length === 1 && span !== undefined
      ? [{ statement, span, sum: sums[0]?.value ?? 0 }]
      : []
  })
  return pairsOf(ceilings.slice(0, 30)).flatMap(([one, other]): Contradiction[] => {
    const [low, high] = [Math.min(one.sum, other.sum), Math.max(one.sum, other.sum)]
    const isSame = one.span === other.span && one.statement.id !== other.statement.id
    return isSame && low < high && high / low < 3
      ? [{ a: one.statement.id, b: other.statement.id, kind: 'money', about: one.span }]
      : []
  })
}

const kept = /\b(?:kept|keep|retain\w*|retention|online|stored|available|held|remain|stay|delet\w+|erased?|destroyed)\b/i
const demands =
  /\b(?:must|shall|should|asks? for|wants?|needs?|is to|are to|required|(?:is|are) (?:not )?(?:deleted|erased|destroyed|kept|retained)|polic(?:y|ies))\b/i
const inMonths: Record<string, number> = { day: 1 / 30, week: 1 / 4.35, month: 1, year: 12 }
const common = new Set(
  'the and for are has have must shall should will kept keep long stay stored available months month years year days that this from with what how held'.split(
    ' ',
  ),
)

/** What is kept, where it is the subject of its sentence: “recordings”, “call recordings”. */
const subjectOf = (text: string) =>
  /^(?:all |the |our |any )*(\p{L}+(?: \p{L}+){0,2}) (?:are|is|shall|must|will|should|have to|has to) /iu
    .exec(text)?.[1]
    ?.toLowerCase() ?? ''

/** How long one set of data stays, said twice with different spans. */
function spansThatDiffer(statements: Statement[]): Contradiction[] {
  const spans = statements.flatMap((statement) => {
    const told = `${statement.segment.heading ?? ''} ${statement.text}`.slice(0, 400)
    const span = statement.measures.find(({ unit }) => Object.hasOwn(inMonths, unit))
    if (span === undefined || !kept.test(told) || !(demands.test(told) || /\?/.test(told))) return []
    const words = new Set(wordsOf(told).filter((word) => word.length > 3 && !common.has(word)))
    return [
      {
        statement,
        months: span.value * (inMonths[span.unit] ?? 1),
        words,
        about: subjectOf(statement.text),
        place: /\bonline\b/i.exec(told)?.[0].toLowerCase(),
      },
    ]
  })
  return pairsOf(spans.slice(0, 30)).flatMap(([one, other]): Contradiction[] => {
    const shared = [...one.words].filter((word) => other.words.has(word))
    const differs = Math.abs(one.months - other.months) > 0.5
    const isSameSet = one.about !== '' && one.about === other.about
    const isSame =
      (shared.length >= 2 || isSameSet) &&
      one.place === other.place &&
      (one.statement.segment.clause !== other.statement.segment.clause || isSameSet)
    return differs && isSame ? [{ a: one.statement.id, b: other.statement.id, kind: 'figure', about: shared.join(' ') }] : []
  })
}

const afterwards = /\b(?:support|warranty|maintenance|hypercare|operation)\b[^.;]{0,24}\b(?:after|from|following|post)\b/i

/** A contract that is shorter than what it asks for after going live. */
function spanTooLong(statements: Statement[]): Contradiction[] {
  const spanOf = (statement: Statement) => statement.measures.find(({ unit }) => Object.hasOwn(inMonths, unit))
  const contract = statements.find(
    (statement) => lengthOfContract.test(statement.text.slice(0, 300)) && spanOf(statement) !== undefined,
  )
  if (contract === undefined) return []
  const months = (statement: Statement) => (spanOf(statement)?.value ?? 0) * (inMonths[spanOf(statement)?.unit ?? ''] ?? 0)
  return statements
    .filter(
      (statement) =>
        statement !== contract && afterwards.test(statement.text.slice(0, 400)) && months(statement) > months(contract),
    )
    .map((statement): Contradiction => ({ a: contract.id, b: statement.id, kind: 'date', about: 'length of the contract' }))
}

const finished = /\b(?:final|complete[d]?|finished|everything)\b/i
const theLast = /\bthe last (?!two|three|four|day|week|month|year|working|time)\p{L}+/iu

/** Something is to be complete on a day, and the last piece of it comes later. */
function lastAfterFinal(statements: Statement[]): Contradiction[] {
  const due = (statement: Statement) => statement.dates.find(({ is }) => is === 'deadline')
  const complete = statements.filter((statement) => due(statement) !== undefined && finished.test(statement.text.slice(0, 400)))
  const last = statements.filter((statement) => due(statement) !== undefined && theLast.test(statement.text.slice(0, 400)))
  return complete
    .slice(0, 20)
    .flatMap((one) =>
      last
        .filter((other) => other !== one && (due(other)?.to ?? '') > (due(one)?.to ?? ''))
        .map((other): Contradiction => ({ a: one.id, b: other.id, kind: 'date', about: theLast.exec(other.text)?.[0] ?? '' })),
    )
}

const cloudRefused =
  /\bno (?:public )?clouds?\b(?! (?:for|with|in which|where|unless)\b)|\b(?:must|may|shall|should) not (?:use|be in|run in|be stored in) (?:the |a |any )?(?:public )?cloud\b/i
const publicCloud = /\b(?:Azure|AWS|Amazon Web Services|Google Cloud|GCP|public cloud)\b/i
const asksForIt =
  /\b(?:must|shall|should|will|has to|have to|is to|are to)\b[^.;]{0,40}\b(?:use|run (?:on|in)|be (?:hosted|built) (?:on|in))\b/i

/** A public cloud refused in one place and asked for in another. */
function cloudRefusedAndAsked(statements: Statement[]): Contradiction[] {
  const told = (statement: Statement) => statement.text.slice(0, 400)
  const refused = statements.filter((statement) => cloudRefused.test(told(statement)))
  const asked = statements.filter(
    (statement) => publicCloud.test(told(statement)) && asksForIt.test(told(statement)) && !cloudRefused.test(told(statement)),
  )
  return refused
    .slice(0, 5)
    .flatMap((one) =>
      asked.slice(0, 5).map((other): Contradiction => ({ a: one.id, b: other.id, kind: 'mandate', about: 'public cloud' })),
    )
}
