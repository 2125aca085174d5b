import { type Brief, clientOf } from '#shared/brief.ts'
import { cutSegments } from './cut-segments.ts'
import { findAmendments } from './find-amendments.ts'
import { findContradictions } from './find-contradictions.ts'
import { gatherFacts } from './gather-facts.ts'
import { systemsOf } from './join-mentions.ts'
import { judgeNames } from './judge-names.ts'
import { judgePeople } from './judge-people.ts'
import { namesIn } from './names-of-brief.ts'
import { doubtsOfDates, statementOf } from './make-statements.ts'
import { wantsAdviceOf } from './read-advice.ts'
import { budgetOf, timelineOf } from './read-budget.ts'
import { hostingOf } from './read-hosting.ts'
import { languageOf } from './read-language.ts'
import { peopleGroups } from './people-of-brief.ts'
import { readPieces, type ReadPiece } from './read-pieces.ts'
import type { Reading, Statement } from './reading.ts'
import { isOfOthers } from './told-in-passing.ts'
import { wordsOf } from './tokens.ts'

/** Reads a brief by code alone: what stands in it, and nothing that does not. Takes time in step with its length. */
export function readBrief(brief: Brief, { today }: { today: string }): Reading {
  const pieces = cutSegments(brief)
  const texts = pieces.map(({ body }) => body)
  const read = readPieces(pieces, texts, { today, projectName: brief.projectName })
  const told = read.filter(({ isNoise }) => !isNoise)
  const names = judgeNames(namesIn(read, texts))
  const found = gatherFacts(read)
  const statements = read.map((one) => statementOf(one, found))
  amend(statements, read)
  const live = statements.filter(({ amendedBy, kind }) => amendedBy === undefined && kind !== 'noise')
  const isLive = new Set(live.map(({ id }) => id))
  const kept = <T extends { statement: string }>(facts: T[]) => facts.filter(({ statement }) => isLive.has(statement))
  const { systems, doubts } = systemsOf(names)
  const money = moneyOf(read.filter((one) => isLive.has(one.read.id)))
  const [bans, data, mandates] = [kept(found.bans), kept(found.data), kept(found.mandates)]
  return {
    client: clientOf(brief).name,
    project: brief.projectName,
    language: languageOf(texts.flatMap(wordsOf)),
    segments: pieces.map(({ segment }) => segment),
    statements,
    systems,
    people: judgePeople(peopleGroups(read)),
    bans,
    mandates,
    data,
    scope: kept(found.scope),
    dates: live.flatMap(({ dates, id }) => dates.map((date) => ({ ...date, statement: id }))),
    contradictions: findContradictions({ statements, data, systems, scope: kept(found.scope) }),
    budget: budgetOf(money),
    timeline: timelineOf(money),
    hosting: hostingOf(withoutOthers(systems, told), bans, data),
    wantsAdvice: wantsAdviceOf(texts),
    doubts: [...doubts, ...doubtsOfDates(live)],
  }
}

/** Without what only another house runs on: “our sister site runs on AWS”. */
const withoutOthers = (systems: Reading['systems'], read: ReadPiece[]) =>
  systems.filter(({ name }) => {
    const mine = read.flatMap(({ mentions }) => mentions).filter((mention) => mention.name === name)
    return mine.length === 0 || mine.some(({ statement: { text }, start, end }) => !isOfOthers({ text, start, end }))
  })

/** Tells each statement which later one takes its place. */
function amend(statements: Statement[], read: ReadPiece[]) {
  const amended = findAmendments(
    read.map(({ piece, dates, read }) => ({
      id: read.id,
      text: piece.body,
      clause: piece.segment.clause,
      message: piece.message,
      dates,
    })),
  )
  for (const statement of statements) statement.amendedBy = amended.get(statement.id)
}

const moneyOf = (read: ReadPiece[]) =>
  read.map(({ read, piece: { segment, body, label }, measures }) => ({
    id: read.id,
    field: segment.field,
    quote: segment.text,
    text: body,
    heading: label,
    measures,
  }))
