import { type Design, type Question, sourceOf } from '../../assembly/design.ts'
import { approvalRules } from './approval-rules.ts'
import { blankRules } from './blank-rules.ts'
import { openEndRules } from './open-end-rules.ts'
import { unsaidRules } from './unsaid-rules.ts'
import { vagueWordRules } from './vague-word-rules.ts'
import { contractRules } from './contract-rules.ts'
import { deviceRules } from './device-rules.ts'
import { referenceRules } from './reference-rules.ts'
import { incomingRules } from './incoming-rules.ts'
import { limitRules } from './limit-rules.ts'
import { replyRules } from './reply-rules.ts'
import { surroundingsRules } from './surroundings-rules.ts'
import { dateRules } from './date-rules.ts'
import { peopleRules } from './people-rules.ts'
import { placeRules } from './place-rules.ts'
import { sourceRules } from './source-rules.ts'
import { wordingRules } from './wording-rules.ts'
import type { Statement } from '../../reading/reading.ts'
import type { SentenceRule } from './sentence-rule.ts'

const rules: SentenceRule[] = [
  ...openEndRules,
  ...vagueWordRules,
  ...unsaidRules,
  ...approvalRules,
  ...peopleRules,
  ...wordingRules,
  ...blankRules,
  ...dateRules,
  ...contractRules,
  ...sourceRules,
  ...placeRules,
  ...referenceRules,
  ...deviceRules,
  ...limitRules,
  ...incomingRules,
  ...replyRules,
  ...surroundingsRules,
].toSorted((one, other) => other.weight - one.weight)

/** Bounds of what is looked at, so that a brief of a hundred pages is asked about in no more time than one of ten. */
const mostStatements = 600
const longest = 400
const mostWords = 60_000

/** What a sentence of a certain shape leaves open, what changes the design most first; each shape is asked about once. */
export function sentenceQuestions({ reading, asked }: Pick<Design, 'reading' | 'asked'>): Question[] {
  const statements = reading.statements
    .filter(({ kind, amendedBy }) => kind !== 'noise' && kind !== 'question' && !amendedBy)
    .slice(0, mostStatements)
  const brief = { reading, statements, says: sayingOf(statements) }
  return rules.flatMap(({ asks, kind, owner, why, proposal, most = 1 }) => {
    const found: Question[] = []
    for (const statement of statements) {
      const text = asks(statement, brief)
      if (!text || found.some((other) => other.text === text)) continue
      const about = asked.filter((one) => one.statement === statement).map(({ requirement }) => requirement.id)
      found.push({ source: sourceOf(statement), kind, text, why, ...(proposal && { proposal }), about, owner })
      if (found.length === most) break
    }
    return found
  })
}

/** Looks a pattern up in the words of the brief, and remembers what it found. */
function sayingOf(statements: Statement[]) {
  const words = statements
    .map(({ text }) => text.slice(0, longest))
    .join('\n')
    .slice(0, mostWords)
  const known = new Map<string, boolean>()
  return (pattern: RegExp) => {
    const before = known.get(pattern.source)
    if (before !== undefined) return before
    const isSaid = pattern.test(words)
    known.set(pattern.source, isSaid)
    return isSaid
  }
}
