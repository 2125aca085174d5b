import { type Design, type Question, sourceOf } from '../../assembly/design.ts'
import { approvalRules } from './approval-rules.ts'
import { blankRules } from './blank-rules.ts'
import { contractRules } from './contract-rules.ts'
import { dateRules } from './date-rules.ts'
import { peopleRules } from './people-rules.ts'
import { placeRules } from './place-rules.ts'
import { sourceRules } from './source-rules.ts'
import { wordingRules } from './wording-rules.ts'
import type { SentenceRule } from './sentence-rule.ts'

const rules: SentenceRule[] = [
  ...approvalRules,
  ...peopleRules,
  ...wordingRules,
  ...blankRules,
  ...dateRules,
  ...contractRules,
  ...sourceRules,
  ...placeRules,
].toSorted((one, other) => other.weight - one.weight)

/** What a sentence of a certain shape leaves open, what changes the design most first; each shape is asked about once. */
export function sentenceQuestions({ reading, asked }: Pick<Design, 'reading' | 'asked'>): Question[] {
  const statements = reading.statements.filter(({ kind, amendedBy }) => kind !== 'noise' && kind !== 'question' && !amendedBy)
  const brief = { reading, statements, words: statements.map(({ text }) => text).join('\n') }
  return rules.flatMap(({ asks, kind, owner, why }) => {
    for (const statement of statements) {
      const text = asks(statement, brief)
      const about = asked.filter((one) => one.statement === statement).map(({ requirement }) => requirement.id)
      if (text) return [{ source: sourceOf(statement), kind, text, why, about, owner }]
    }
    return []
  })
}
