import { streamFinder } from './assign-work.ts'
import { listed, shorten, type Draft } from './draft.ts'
import type { Question } from './list-questions.ts'
import { homeProposer } from './propose-home.ts'
import type { ReadRequirement } from './read-requirements.ts'
import type { Plan } from './plan-work.ts'
import { demandWords } from './verbs.ts'

const owner = 'Product owner'

/** What neither a part of the design nor the work meets, whole or in one of its obligations. */
export function uncoveredQuestions(draft: Draft, plan: Plan, answered: Set<string>): Question[] {
  const uncovered = draft.reading.requirements.filter(({ requirement }) => !answered.has(requirement.id))
  const later = uncovered.filter(({ requirement }) => requirement.priority === 'wont')
  const constraints = uncovered.filter(({ requirement }) => requirement.priority !== 'wont' && requirement.kind === 'constraint')
  const others = uncovered.filter(({ requirement }) => requirement.priority !== 'wont' && requirement.kind !== 'constraint')
  const propose = homeProposer(draft)
  const told = constraints.filter(({ requirement }) => !isDemand(requirement.text))
  return [
    ...openObligations(draft, plan),
    ...together(later, {
      text: (ids, many) =>
        `${ids} ${many ? 'are' : 'is'} marked for later: does the design have to prepare for ${many ? 'them' : 'it'}?`,
      proposal: 'Nothing is built for it now.',
    }),
    ...together(
      constraints.filter((read) => !told.includes(read)),
      {
        text: (ids, many) =>
          `No single part of the system can show that ${ids} ${many ? 'are' : 'is'} met: how is ${many ? 'each' : 'it'} checked, and by whom?`,
        proposal: 'The delivery lead reports on it at each meeting of the steering group.',
      },
    ),
    ...told.map(({ requirement }) => ({
      source: requirement.source,
      text: `${requirement.id} tells a circumstance (“${shorten(requirement.text)}”): what follows from it for the design or the plan?`,
      proposal: 'It is kept in mind in the choice of products and in the plan; nothing is built for it.',
      about: [requirement.id],
      owner,
    })),
    ...others.map(({ requirement }) => ({
      source: requirement.source,
      ...propose(requirement),
      about: [requirement.id],
      owner,
    })),
  ]
}

function openObligations(draft: Draft, plan: Plan): Question[] {
  const find = streamFinder(draft, plan.workstreams)
  return draft.openObligations
    .filter(({ requirement, obligation }) => !find({ text: obligation, kind: requirement.kind }))
    .map(({ requirement, obligation }) => ({
      source: requirement.source,
      text: `No part of this design covers “${shorten(obligation)}” in ${requirement.id}: how is it met, and by whom?`,
      proposal: 'It becomes a task of the design phase, with a test of its own before go-live.',
      about: [requirement.id],
      owner,
    }))
}

type Words = { text(ids: string, many: boolean): string; proposal: string }

/** One question for all that it is asked about, under the first one's source. */
function together(read: ReadRequirement[], { text, proposal }: Words): Question[] {
  const [first] = read
  if (!first) return []
  const about = read.map(({ requirement }) => requirement.id)
  return [{ source: first.requirement.source, text: text(listed(about), about.length > 1), proposal, about, owner }]
}

const isDemand = (text: string) => demandWords.test(text) || /\bno\b|\bnot\b/i.test(text)
