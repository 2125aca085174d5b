import type { Brief, Rulings } from '#shared/brief.ts'
import { isAnswer } from '#server/solution/is-answer.ts'
import type { Source } from '#server/solution/source.ts'
import type { Solution } from '#server/solution/solution.ts'

const none: Rulings = { answers: [], assumptions: [] }

/** Normalised text by which questions and assumptions are matched, because their ids may change. */
export const rulingKey = (text: string) =>
  text
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()

/** All answers as one text that facts may quote. */
export const rulingText = ({ answers, assumptions }: Rulings = none) =>
  [...answers.map(({ answer }) => answer), ...assumptions.map(({ instead, text }) => instead ?? text)].join('\n\n')

type Ruled = { solution: Solution; rulings: NonNullable<Brief['rulings']> }

const answered = (quote: string): Source => ({ from: 'brief', field: 'answers', quote })

/**
 * Closes each answered question and records its answer as an accepted decision. A confirmed assumption becomes the client's own; a rejected
 * one is replaced by the correction. Nothing else changes.
 */
export function applyRulings({ solution, rulings }: Ruled): Solution {
  const closed = new Set(rulings.answers.map(({ question }) => rulingKey(question)))
  const judged = new Map(rulings.assumptions.map((ruling) => [rulingKey(ruling.text), ruling]))
  const assumptions = solution.assumptions.flatMap((assumption): Solution['assumptions'] => {
    const ruling = judged.get(rulingKey(assumption.text))
    if (!ruling) return [assumption]
    if (ruling.verdict === 'confirmed') return [{ ...assumption, source: answered(assumption.text) }]
    return ruling.instead ? [{ ...assumption, text: ruling.instead, source: answered(ruling.instead) }] : []
  })
  // Facts to which some of these rulings were already applied contain each of them once.
  const decisions = solution.decisions.filter((decision) => !isAnswer(decision))
  return {
    ...solution,
    assumptions,
    questions: solution.questions.filter(({ text }) => !closed.has(rulingKey(text))),
    decisions: [...decisions, ...decisionsOf(rulings, decisions)],
  }
}

function decisionsOf({ answers }: Rulings, decisions: Solution['decisions']): Solution['decisions'] {
  const last = Math.max(0, ...decisions.map(({ id }) => Number(id.split('-')[1])))
  return answers.map(({ question, answer, by }, index) => ({
    id: `DEC-${last + index + 1}`,
    source: answered(answer),
    title: question,
    context: `Answered by ${by}.`,
    options: [{ name: answer, merit: '', drawback: '' }],
    outcome: answer,
    consequences: '',
    status: 'accepted',
    requirements: [],
  }))
}
