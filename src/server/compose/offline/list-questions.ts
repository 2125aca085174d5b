import { satisfiedIds } from '#server/solution/satisfied-ids.ts'
import type { Solution } from '#server/solution/solution.ts'
import { askedQuestions } from './asked-questions.ts'
import { contradictionQuestions } from './contradiction-questions.ts'
import { number, type Draft } from './draft.ts'
import { gapQuestions } from './gap-questions.ts'
import { machineQuestions } from './machine-questions.ts'
import type { Plan } from './plan-work.ts'
import { uncoveredQuestions } from './uncovered-questions.ts'
import { vagueQuestions } from './vague-questions.ts'

export type Question = Omit<Solution['questions'][number], 'id'>

/** Contradictions first, then what is missing, what is vague, what the brief asks itself, what is said to a program, and what no part satisfies. */
export function listQuestions(draft: Draft, plan: Plan): Solution['questions'] {
  const asked = [
    ...contradictionQuestions(draft),
    ...gapQuestions(draft, plan),
    ...vagueQuestions(draft),
    ...askedQuestions(draft),
    ...machineQuestions(draft),
  ]
  const answered = new Set([...asked.flatMap(({ about }) => about), ...satisfiedIds({ ...draft, ...plan })])
  return number('OQ', [...asked, ...uncoveredQuestions(draft, plan, answered)])
}
