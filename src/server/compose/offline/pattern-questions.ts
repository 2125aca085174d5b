import { isCalledFor } from './choose-patterns.ts'
import { fromPattern, nameInside, type Draft } from './draft.ts'
import type { Question } from './list-questions.ts'

const most = 8

/** What the chosen patterns have to know and the brief does not speak of; first whether the kind of system is right at all. */
export function patternQuestions(draft: Draft): Question[] {
  const { reading, patterns } = draft
  const said = [reading.project, ...reading.statements.map(({ text }) => text)].join('\n')
  const open = patterns.flatMap((pattern) =>
    (pattern.questions ?? [])
      .filter(({ unless }) => !unless.test(said))
      .map(({ asks, proposal, reason, basis, owner }) => ({
        source: fromPattern(pattern),
        text: draft.fill(asks),
        proposal: `${draft.fill(proposal)} (${reason}${basis ? `; ${basis}` : ''}).`,
        about: [],
        owner,
      })),
  )
  return [...kindQuestion(draft), ...open.slice(0, most)]
}

function kindQuestion({ reading, patterns: [leader] }: Draft): Question[] {
  if (!leader || isCalledFor(leader, reading)) return []
  return [
    {
      source: { from: 'assumption', reason: 'The brief does not say what kind of system is wanted.' },
      text: 'The brief does not say what kind of system is wanted. What is to be built?',
      proposal: `The design works with the nearest that its words allow: ${nameInside(leader)}.`,
      about: [],
      owner: 'Sponsor',
    },
  ]
}
