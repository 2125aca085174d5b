import type { Brief } from '#shared/brief.ts'
import { cutSegments, type Piece } from './cut-segments.ts'
import { findAmendments } from './find-amendments.ts'
import { bansIn } from './find-bans.ts'
import { findContradictions } from './find-contradictions.ts'
import { dataRulesOf } from './find-data-rules.ts'
import { mandatesIn } from './find-mandates.ts'
import { joinPeople, peopleIn } from './find-people.ts'
import { mentionsIn, type Mention, type ReadStatement } from './find-systems.ts'
import { groupMentions, systemsOf } from './join-mentions.ts'
import { kindOfDate, nameOfDate } from './label-dates.ts'
import { denies, forceOf, isOut, kindsOf } from './label-statements.ts'
import { addressesMachine } from './machine-words.ts'
import { isCurrency } from './currencies.ts'
import { wantsAdviceOf } from './read-advice.ts'
import { budgetOf, timelineOf } from './read-budget.ts'
import { dateStyleOf, readDates, type FoundDate } from './read-dates.ts'
import { languageOf } from './read-language.ts'
import { readMeasures, type FoundMeasure } from './read-measures.ts'
import { numberStyleOf } from './read-numbers.ts'
import { scopeOf } from './read-scope.ts'
import { actionOf } from './read-verbs.ts'
import { votesOf } from './system-roles.ts'
import { hostingOf } from './read-hosting.ts'
import { placeName, ownPlace } from './names/places.ts'
import { tokenize, wordsOf, type Token } from './tokens.ts'
import type { Ban, DataRule, Doubt, Mandate, Reading, ScopeStatement, StatedDate, Statement, SystemRole } from './reading.ts'

/** A piece with the values, names and people that were read in it. */
type ReadPiece = {
  piece: Piece
  read: ReadStatement
  tokens: Token[]
  dates: FoundDate[]
  measures: FoundMeasure[]
  mentions: Mention[]
  isNoise: boolean
}

/** Reads a brief by code alone: what stands in it, and nothing that does not. Takes time in step with its length. */
export function readBrief(brief: Brief, { today }: { today: string }): Reading {
  const pieces = cutSegments(brief)
  const texts = pieces.map(({ body }) => body)
  const read = readPieces(pieces, texts, { today, projectName: brief.projectName })
  const found = gather(read)
  const statements = read.map((one) => statementOf(one, found))
  const amended = findAmendments(
    read.map(({ piece, dates, read }) => ({
      id: read.id,
      text: piece.body,
      clause: piece.segment.clause,
      message: piece.message,
      field: piece.segment.field,
      dates,
      heading: piece.label,
    })),
  )
  for (const statement of statements) statement.amendedBy = amended.get(statement.id)
  const live = statements.filter(({ amendedBy, kind }) => amendedBy === undefined && kind !== 'noise')
  const isLive = new Set(live.map(({ id }) => id))
  const smallWords = new Set(texts.flatMap((text) => text.match(/(?<![\p{L}])\p{Ll}{3,}/gu) ?? []))
  const { systems, doubts } = systemsOf(
    groupMentions(read.flatMap(({ mentions, isNoise }) => (isNoise ? [] : mentions))),
    smallWords,
  )
  const money = read
    .filter(({ read }) => isLive.has(read.id))
    .map(({ read, piece, measures }) => ({
      id: read.id,
      field: piece.segment.field,
      quote: piece.segment.text,
      text: piece.body,
      heading: piece.label,
      measures,
    }))
  const kept = <T extends { statement: string }>(facts: T[]) => facts.filter(({ statement }) => isLive.has(statement))
  return {
    client: brief.client,
    project: brief.projectName,
    language: languageOf(texts.flatMap(wordsOf)),
    segments: pieces.map(({ segment }) => segment),
    statements,
    systems,
    people: joinPeople(read.flatMap(({ read, isNoise }) => (isNoise ? [] : peopleIn(read)))),
    bans: kept(found.bans),
    mandates: kept(found.mandates),
    data: kept(found.data),
    scope: kept(found.scope),
    dates: live.flatMap(({ dates, id }) => dates.map((date) => ({ ...date, statement: id }))),
    contradictions: findContradictions(statements),
    budget: budgetOf(money),
    timeline: timelineOf(money),
    hosting: hostingOf(systems, kept(found.bans), kept(found.data)),
    wantsAdvice: wantsAdviceOf(texts),
    doubts: [...doubts, ...doubtsOfDates(live)],
  }
}

function readPieces(pieces: Piece[], texts: string[], { today, projectName }: { today: string; projectName: string }): ReadPiece[] {
  const dateStyle = dateStyleOf(texts, today)
  const numberStyle = numberStyleOf(texts)
  const own = new Set(wordsOf(projectName).filter((word) => word.length > 3))
  return pieces.map((piece, index) => {
    const tokens = tokenize(piece.body)
    const text = { text: piece.body, tokens }
    const isNoise = piece.isHead || addressesMachine(piece.body) || isHeaderLine(piece, index)
    const dates = isNoise ? [] : readDates(text, dateStyle)
    const after = pieces[index + 1]
    const read: ReadStatement = {
      id: piece.segment.id,
      text: piece.body,
      tokens,
      next:
        after !== undefined &&
        after.segment.field === piece.segment.field &&
        (after.paragraph === piece.paragraph || after.segment.heading === piece.label)
          ? `${after.body} ${pieces[index + 2]?.paragraph === piece.paragraph ? pieces[index + 2]?.body : ''}`
          : '',
      heading: piece.label,
      isOut: isOut(piece.body, piece.segment.heading),
      paragraph: piece.paragraph,
    }
    return {
      piece,
      read,
      tokens,
      dates,
      measures: isNoise ? [] : readMeasures(text, numberStyle, dates),
      mentions: isNoise ? [] : mentionsIn(read, own),
      isNoise,
    }
  })
}

/** The first line of notes names the meeting and its day; that day is no date of the work. */
const isHeaderLine = ({ body, segment }: Piece, index: number) =>
  (index === 0 || segment.start === 0) &&
  body.length < 160 &&
  /\b(?:notes|minutes|transcript|workshop|interview|call|meeting|kick-?off|protocol)\b/i.test(body) &&
  !/\b(?:must|shall|should|need|want)\b/i.test(body)

type Found = { bans: Ban[]; mandates: Mandate[]; data: DataRule[]; scope: ScopeStatement[] }

function gather(read: ReadPiece[]): Found {
  const found: Found = { bans: [], mandates: [], data: [], scope: [] }
  for (const { read: statement, mentions, measures, dates, piece, isNoise } of read) {
    if (isNoise) continue
    const bans = bansIn(statement, mentions)
    found.bans.push(...bans)
    found.mandates.push(...mandatesIn(mentions))
    found.data.push(...dataRulesOf(statement, measures))
    const isProductBan = bans.some(({ of }) => of === 'product' || of === 'vendor')
    const told = {
      text: piece.body,
      heading: piece.segment.heading,
      field: piece.segment.field,
      id: statement.id,
      hasDate: dates.length > 0,
    }
    if (!isProductBan) found.scope.push(...scopeOf(told, statement.isOut))
  }
  return found
}

function statementOf({ piece, read, tokens, dates, measures, mentions, isNoise }: ReadPiece, found: Found): Statement {
  const mine = <T extends { statement: string }>(facts: T[]) => facts.some(({ statement }) => statement === read.id)
  const people = isNoise ? [] : peopleIn(read)
  const [kind = 'background', ...alsoKinds] = isNoise
    ? (['noise'] as const)
    : kindsOf({
        text: piece.body,
        heading: piece.segment.heading,
        field: piece.segment.field,
        hasDate: dates.length > 0,
        hasMeasure: measures.length > 0,
        hasMoney: measures.some(({ unit }) => isCurrency(unit)),
        hasPeople: people.some(({ uses }) => uses === true),
        hasBan: mine(found.bans),
        hasMandate: mine(found.mandates),
        hasPlace: placeName.test(piece.body) || ownPlace.test(piece.body),
      })
  return {
    id: read.id,
    segment: piece.segment,
    quote: piece.segment.text,
    text: piece.body,
    kind,
    alsoKinds,
    affirms: !denies(piece.body) && kind !== 'ban' && kind !== 'exclusion',
    force: forceOf(piece.body, piece.force),
    ...actionOf(piece.body, tokens),
    measures: measures.map(({ start: _start, end: _end, ...measure }) => measure),
    dates: dates.map((date) => statedDate(date, dates, piece)),
    systems: mentions
      .filter(({ weight }) => weight >= 1.5)
      .map((mention) => ({ name: mention.name, role: strongest(votesOf(mention)) })),
    people: people.map(({ name, uses }) => ({ name, uses: uses === true })),
    by: 'code',
  }
}

const strongest = (votes: Partial<Record<SystemRole, number>>): SystemRole =>
  (Object.entries(votes).toSorted(([, one], [, other]) => other - one)[0]?.[0] as SystemRole | undefined) ?? 'named'

function statedDate(date: FoundDate, others: FoundDate[], piece: Piece): StatedDate {
  const { from, to, words, assumedYear, ambiguous, recurs } = date
  const is = kindOfDate(date, `${piece.label ?? ''} ${piece.body.slice(0, date.start)}`, piece.body.slice(date.end))
  return {
    words,
    what: nameOfDate(date, piece.body, { label: piece.label, others }),
    is,
    from,
    to,
    assumedYear,
    ambiguous,
    // A freeze without a year comes back every year.
    recurs: recurs ?? ((is === 'freeze' && assumedYear) || undefined),
  }
}

const doubtsOfDates = (statements: Statement[]): Doubt[] =>
  statements.flatMap(({ id, dates }) =>
    dates
      .filter(({ ambiguous }) => ambiguous)
      .map(({ words, from }): Doubt => ({
        statement: id,
        kind: 'date',
        sentence: `“${words}” is read as ${from}; day and month could be the other way round.`,
      })),
  )
