import type { Inline } from '#shared/content/blocks.ts'
import type { Requirement } from '#server/solution/solution.ts'
import { agree, sentence } from './english.ts'
import { factLinks } from './fact-links.ts'
import { text } from './make-blocks.ts'
import { metByLinks } from './met-by.ts'
import { shorten } from './shorten.ts'
import { answersTo, isMet, type SolutionView } from './solution-view.ts'

export const statuses = ['Met', 'Asked', 'Open', 'Out'] as const
export type Status = (typeof statuses)[number]

/** How the design answers a requirement: by a mechanism, with a question, not yet, or not at all. */
export function statusOf(view: SolutionView, requirement: Requirement): Status {
  if (requirement.priority === 'wont') return 'Out'
  const { questions } = answersTo(view, requirement)
  // Of two demands that contradict each other nobody can meet both.
  const isContradicted = questions.some(({ kind }) => kind === 'contradiction')
  if (isMet(view, requirement) && !isContradicted) return 'Met'
  return questions.length > 0 ? 'Asked' : 'Open'
}

export const countStatuses = (view: SolutionView) =>
  statuses.map((status) => ({
    status,
    count: view.solution.requirements.filter((requirement) => statusOf(view, requirement) === status).length,
  }))

/** Characters of how a requirement is met. */
const longest = 220

/** By what it is met, or where it is asked. */
export function answerTo(view: SolutionView, requirement: Requirement): Inline[] {
  const asked = answersTo(view, requirement).questions.map(({ id }) => id)
  const questions: Inline[] =
    asked.length > 0 ? [{ text: `${agree(asked.length, 'Question', 'Questions')} ` }, ...factLinks(view, asked)] : []
  if (!isMet(view, requirement)) return questions
  const parts = metByLinks(view, requirement)
  // What a part does stands with the part; only what no part does is told here.
  const how = parts.length > 0 || !requirement.mechanism ? parts : text(sentence(shorten(requirement.mechanism, longest)))
  return questions.length > 0 ? [...how, { text: '. ' }, ...questions] : how
}

/** What must be met and is not. */
export const gapsOf = (view: SolutionView) =>
  view.solution.requirements.filter((requirement) => requirement.priority === 'must' && !isMet(view, requirement))
