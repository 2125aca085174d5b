import type { Requirement, Solution } from '#server/solution/solution.ts'
import { contradictionQuestions } from './contradiction-questions.ts'
import { listed, number, type Draft } from './draft.ts'
import { gapQuestions } from './gap-questions.ts'
import type { Plan } from './plan-work.ts'
import { readVagueWords } from './read-vague-words.ts'
import type { ReadRequirement } from './read-requirements.ts'

export type Question = Omit<Solution['questions'][number], 'id'>

/** Contradictions first, then what is missing, what is vague, and what no part satisfies. */
export function listQuestions(draft: Draft, plan: Plan): Solution['questions'] {
  const { requirements } = draft.reading
  const asked = [...contradictionQuestions(draft), ...gapQuestions(draft, plan), ...vagueQuestions(requirements)]
  const answered = new Set([...asked.flatMap(({ about }) => about), ...draft.elements.flatMap(({ satisfies }) => satisfies)])
  return number('OQ', [...asked, ...uncoveredQuestions(requirements.filter(({ requirement }) => !answered.has(requirement.id)))])
}

function vagueQuestions(requirements: ReadRequirement[]): Question[] {
  return requirements
    .filter(({ requirement }) => !requirement.measures.some(({ unit }) => unit !== 'share'))
    .flatMap(({ requirement }) => {
      const vague = readVagueWords(requirement.text)
      if (vague.length === 0) return []
      return [
        {
          source: requirement.source,
          text: `${requirement.id} says ${listed(vague.map(({ word }) => `“${word}”`))} without a measure: ${listed(vague.map(({ asks }) => asks))}?`,
          proposal: vague
            .map(({ proposal }) => proposal)
            .join('; ')
            .replace(/^./, (letter) => letter.toUpperCase()),
          about: [requirement.id],
          owner: 'Product owner',
        },
      ]
    })
}

const uncoveredQuestions = (requirements: ReadRequirement[]): Question[] =>
  requirements.map(({ requirement }) => ({
    source: requirement.source,
    ...askAbout(requirement),
    about: [requirement.id],
    owner: 'Product owner',
  }))

function askAbout({ id, text, kind, priority }: Requirement) {
  if (priority === 'wont')
    return { text: `${id} is marked for later: does the design have to prepare for it?`, proposal: 'Nothing is built for it now.' }
  if (kind === 'constraint')
    return {
      text: `No single part of the system can show that ${id} is met: how is it checked, and by whom?`,
      proposal: 'The delivery lead reports on it at each meeting of the steering group.',
    }
  return {
    text: `No part of this design satisfies ${id} (“${text.slice(0, 120).replace(/\.$/, '')}”): does it belong to this project?`,
    proposal: 'It is left out until that is decided.',
  }
}
