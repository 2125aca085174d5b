import { listed, type Draft } from './draft.ts'
import type { Question } from './list-questions.ts'
import { measuresOf } from './read-measures.ts'
import { readVagueWords } from './read-vague-words.ts'
import type { Requirement, Solution } from '#server/solution/solution.ts'

type Objective = Solution['objectives'][number]
type Said = Pick<Requirement, 'id' | 'source' | 'text' | 'measures'> | Objective

/** Words of quality and objectives without a figure; each word is asked about once for all who use the same ones, each with a measure to agree on. */
export function vagueQuestions(draft: Pick<Draft, 'reading'>): Question[] {
  const asked = wordQuestions(draft)
  const known = new Set(asked.flatMap(({ about }) => about))
  const open = draft.reading.objectives.filter(({ id, measures }) => measures.length === 0 && !known.has(id))
  return [...asked, ...objectiveQuestion(open)]
}

/** How it will be seen that an objective is reached, asked once for all that give no figure. */
function objectiveQuestion(open: Objective[]): Question[] {
  const [first] = open
  if (!first) return []
  const about = open.map(({ id }) => id)
  return [
    {
      source: first.source,
      text: `${listed(about)} ${about.length > 1 ? 'give' : 'gives'} no figure: by what is it seen that ${about.length > 1 ? 'each' : 'it'} is reached, and when?`,
      proposal: 'A baseline measured before the start, and a target for the first year after go-live agreed on it.',
      about,
      owner: 'Sponsor',
    },
  ]
}

function wordQuestions({ reading }: Pick<Draft, 'reading'>): Question[] {
  // A level of availability holds for the whole, so one statement of it answers for all.
  const everywhere = reading.statements.some((statement) => measuresOf(statement).some(({ subject }) => subject === 'availability'))
    ? ['availability']
    : []
  const said: Said[] = [...reading.objectives, ...reading.requirements.map(({ requirement }) => requirement)]
  const groups = new Map<string, { vague: ReturnType<typeof readVagueWords>; all: Said[] }>()
  for (const fact of said) {
    const vague = readVagueWords(
      fact.text,
      fact.measures.map(({ subject }) => subject),
      everywhere,
    )
    if (vague.length === 0) continue
    const key = vague.map(({ word }) => word.toLowerCase()).join(' ')
    const group = groups.get(key)
    if (group) group.all.push(fact)
    else groups.set(key, { vague, all: [fact] })
  }
  return [...groups.values()].map(({ vague, all }) => ({
    source: all[0]!.source,
    text: `${listed(all.map(({ id }) => id))} ${all.length > 1 ? 'say' : 'says'} ${listed(vague.map(({ word }) => `“${word}”`))} without a measure: ${listed(vague.map(({ asks }) => asks))}?`,
    proposal: `${vague
      .map(({ proposal }) => proposal)
      .join('; ')
      .replace(/^./, (letter) => letter.toUpperCase())}.`,
    about: all.map(({ id }) => id),
    owner: 'Product owner',
  }))
}
