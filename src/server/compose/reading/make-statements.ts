import { isCurrency } from './currencies.ts'
import { peopleIn } from './find-people.ts'
import { outQuestion, type Found } from './gather-facts.ts'
import { onlyTells } from './learned/judge-statement.ts'
import { kindOfDate, nameOfDate } from './label-dates.ts'
import { denies, forceOf, kindsOf } from './label-statements.ts'
import { ownPlace, placeName } from './names/places.ts'
import type { FoundDate } from './read-dates.ts'
import type { ReadPiece } from './read-pieces.ts'
import { actionOf } from './read-verbs.ts'
import type { Doubt, StatedDate, Statement, SystemRole } from './reading.ts'
import { votesOf } from './system-roles.ts'
import type { Piece } from './piece.ts'

/** Of a hundred statements of the corpus that are surer than this, seven ask for something all the same. */
const surelyTold = 0.85

/** What a piece says, as a statement with all that was read in it. */
export function statementOf({ piece, read, tokens, dates, measures, mentions, isNoise }: ReadPiece, found: Found): Statement {
  const mine = (facts: { statement: string }[]) => facts.some(({ statement }) => statement === read.id)
  const people = isNoise ? [] : peopleIn(read)
  const [kind = 'background', ...alsoKinds] = isNoise
    ? (['noise'] as const)
    : kindsOf({
        text: piece.body,
        heading: outQuestion(read.asked) ?? piece.segment.heading,
        field: piece.segment.field,
        hasDate: dates.length > 0,
        hasMeasure: measures.length > 0,
        hasMoney: measures.some(({ unit }) => isCurrency(unit)),
        hasPeople: people.some(({ uses }) => uses === true),
        hasBan: mine(found.bans),
        hasMandate: mine(found.mandates.filter(({ of }) => of !== 'standard')),
        isOut: read.isOut,
        onlyTells: onlyTells(tokens, piece.label) > surelyTold,
        hasPlace: placeName.test(piece.body) || ownPlace.test(piece.body),
      })
  return {
    id: read.id,
    segment: piece.segment,
    quote: piece.segment.text,
    text: told(piece.body),
    kind,
    alsoKinds,
    affirms: !denies(piece.body) && kind !== 'ban' && kind !== 'exclusion',
    force: forceOf(piece.body, piece.force),
    ...actionOf(piece.body, tokens),
    measures: measures.map(({ start: _start, end: _end, ...measure }) => measure),
    dates: dates.flatMap((_, index) => statedDate(dates, index, piece)),
    systems: mentions
      .filter(({ weight }) => weight >= 1.5)
      .map((mention) => ({ name: mention.name, role: strongest(votesOf(mention)) })),
    people: people.map(({ name, uses }) => ({ name, uses: uses === true })),
    by: 'code',
  }
}

/** “In scope: planning, booking”: the label says where it stands and not what it is. */
function told(body: string) {
  const rest = body.replace(/^(?:in[- ]scope|included|in)\s?:\s+(?=\S)/i, '')
  return rest.charAt(0).toUpperCase() === rest.charAt(0) || rest === body ? rest : rest.charAt(0).toUpperCase() + rest.slice(1)
}

const strongest = (votes: Partial<Record<SystemRole, number>>): SystemRole =>
  (Object.entries(votes).toSorted(([, one], [, other]) => other - one)[0]?.[0] as SystemRole | undefined) ?? 'named'

function statedDate(found: FoundDate[], index: number, { label, body }: Piece): StatedDate[] {
  const date = found[index]
  if (date === undefined) return []
  const { from, to, words, assumedYear, ambiguous, recurs } = date
  const left = body.slice(Math.max(0, date.start - 120), date.start)
  const is = kindOfDate(date, `${label ?? ''} ${left}`, body.slice(date.end, date.end + 80))
  const what = nameOfDate(date, body, { label, before: found[index - 1], after: found[index + 1] })
  // A freeze without a year comes back every year.
  return [{ words, what, is, from, to, assumedYear, ambiguous, recurs: recurs ?? ((is === 'freeze' && assumedYear) || undefined) }]
}

/** Dates whose day and month could be the other way round. */
export const doubtsOfDates = (statements: Statement[]): Doubt[] =>
  statements.flatMap(({ id, dates }) =>
    dates
      .filter(({ ambiguous }) => ambiguous)
      .map(({ words, from }): Doubt => ({
        statement: id,
        kind: 'date',
        sentence: /^\D*\d{4}$/.test(words)
          ? `“${words}” is read as beginning on ${from}; the financial year may begin on another day.`
          : `“${words}” is read as ${from}; day and month could be the other way round.`,
      })),
  )
