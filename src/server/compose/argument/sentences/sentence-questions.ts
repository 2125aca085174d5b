import { type Design, type Question, sourceOf } from '../../assembly/design.ts'
import { dataRules } from './data-rules.ts'
import { peopleRules } from './people-rules.ts'
import type { SentenceRule } from './sentence-rule.ts'
import { termRules } from './term-rules.ts'

const rules: SentenceRule[] = [...peopleRules, ...termRules, ...dataRules].toSorted((one, other) => other.weight - one.weight)

/** What a sentence of a certain shape leaves open, what changes the design most first; each shape is asked about once. */
export function sentenceQuestions({ reading, asked }: Design): Question[] {
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
