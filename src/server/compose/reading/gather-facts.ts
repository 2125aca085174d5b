import { isCurrency } from './currencies.ts'
import { bansIn } from './find-bans.ts'
import { likewiseData } from './data-of-rule.ts'
import { dataRulesOf } from './find-data-rules.ts'
import { mandatesIn } from './find-mandates.ts'
import { standardsIn } from './find-standards.ts'
import type { ReadPiece } from './read-pieces.ts'
import { isOutHeading } from './label-statements.ts'
import { onlyRefuses, refusedTopic } from './refused-topics.ts'
import { scopeOf } from './read-scope.ts'
import type { Ban, DataRule, Mandate, ScopeStatement } from './reading.ts'

/** The words before, in the same paragraph, or the question that this answers. */
function beforeOf(read: ReadPiece[], index: number): string {
  const [before, here] = [read[index - 1]?.piece, read[index]?.piece]
  if (before === undefined || here === undefined || before.segment.field !== here.segment.field) return ''
  const isAnswered = before.body.endsWith('?') && here.message - before.message <= 1
  // “Not now.” answers whoever spoke before.
  const isReply = here.message - before.message === 1 && /^(?:no|not|never|later)\b[^.]{0,16}[.!]?$/i.test(here.body)
  return isAnswered || isReply || before.paragraph === here.paragraph ? before.body : ''
}

/** “Maintenance: the maker does this. Not wished.”: what was said before is out too. */
function addScope(
  found: Found,
  items: ScopeStatement[],
  { told, before }: { told: { text: string; heading: string | undefined; before: string }; before: string | undefined },
) {
  const isAboutBefore = items.some(
    ({ text, within }) =>
      !within &&
      ((told.before !== '' && text.startsWith(told.before.slice(0, 20))) ||
        (told.heading !== undefined && text.startsWith(`${told.heading}: `))),
  )
  if (isAboutBefore) found.scope = found.scope.filter(({ statement, within }) => !within || statement !== before)
  found.scope.push(...items)
}

/** Refused twice, “No! Other project.”, it is left out once. */
function addTopic({ scope }: Found, topic: ScopeStatement) {
  if (!scope.some(({ text, statement }) => text === topic.text && statement === topic.statement)) scope.push(topic)
}

/** “Anything out?”: what is answered is under it as under a heading. */
export const outQuestion = (asked: string | undefined) => (isOutHeading(asked) ? asked : undefined)

/** Sentences between what is named and what refuses it. */
const mostBetween = 3

/** “My colleague asks whether it can also do forecasts. No, not now.”: the sentence before is what is left out. */
function topicRefused(read: ReadPiece[], index: number): ScopeStatement | undefined {
  const here = read[index]!
  if (!onlyRefuses(here.piece.body)) return undefined
  for (let at = index - 1; at >= Math.max(0, index - mostBetween); at--) {
    const before = read[at]!
    const isNear = before.piece.paragraph === here.piece.paragraph || here.piece.message - before.piece.message === 1
    if (before.piece.segment.field !== here.piece.segment.field || !isNear) return undefined
    const topic = refusedTopic(here.piece.body, before.piece.body)
    if (topic !== undefined) return { text: topic, within: false, statement: before.read.id }
    if (!onlyRefuses(before.piece.body) && !tellsMore.test(before.piece.body)) return undefined
  }
  return undefined
}
/** “It's paid for until 2029.”: goes on about what stands before. */
const tellsMore = /^(?:it|this|that|they|these|those)\b/i

export type Found = { bans: Ban[]; mandates: Mandate[]; data: DataRule[]; scope: ScopeStatement[] }

/** What the pieces refuse, prescribe, keep in a place and leave out. */
export function gatherFacts(read: ReadPiece[]): Found {
  const found: Found = { bans: [], mandates: [], data: [], scope: [] }
  for (const [index, { read: statement, mentions, measures, dates, piece, isNoise }] of read.entries()) {
    if (isNoise) continue
    const bans = bansIn(statement, mentions)
    found.bans.push(...bans)
    const products = mandatesIn(mentions, piece.segment.field)
    const standards = standardsIn(statement, piece.segment.field)
    found.mandates.push(...products, ...standards.filter(({ name }) => products.every((one) => !one.name.includes(name))))
    const rules = dataRulesOf(statement, measures, { mentions, before: beforeOf(read, index) })
    const before = read[index - 1]?.read
    const last = found.data.at(-1)
    // “Backup copies likewise”: in the place of the statement before.
    const isLikewise =
      rules.length === 0 && last?.place !== undefined && last.statement === before?.id && before?.paragraph === statement.paragraph
    const other = isLikewise ? likewiseData(statement.text) : undefined
    found.data.push(...rules, ...(other === undefined ? [] : [{ ...last!, data: other, statement: statement.id }]))
    const isProductBan = bans.some(({ of }) => of === 'product' || of === 'vendor')
    const told = {
      text: piece.body,
      heading: outQuestion(statement.asked) ?? piece.segment.heading,
      field: piece.segment.field,
      id: statement.id,
      hasDate: dates.length > 0,
      isMoney: measures.some(({ unit }) => isCurrency(unit)),
      before: beforeOf(read, index),
    }
    const topic = topicRefused(read, index)
    if (topic !== undefined) addTopic(found, topic)
    else {
      const items = scopeOf(told, statement.isOut)
      // A product that is refused is a ban; what a list leaves out beside it stays left out.
      const beside = items.length > 2 ? items.filter(({ text }) => !bans.some(({ name }) => text.includes(name))) : []
      addScope(found, isProductBan ? beside : items, { told, before: read[index - 1]?.read.id })
    }
  }
  return found
}
