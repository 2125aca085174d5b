import { countOf, joinList } from '#server/document-types/english.ts'
import type { Solution } from '#server/solution/solution.ts'
import { number, type Draft } from './draft.ts'
import { gapQuestions } from './gap-questions.ts'
import { isAdvice } from './patterns/pattern.ts'
import type { Plan } from './plan-work.ts'
import type { AskedEnvironments } from './read-environments.ts'
import { asSentence } from './read-requirements.ts'
import { sourceOf } from './statement.ts'

type Unnumbered = Omit<Solution['assumptions'][number], 'id'>

/** The brief's own assumptions, then the values that the design works with although nobody stated them. */
export function listAssumptions(draft: Draft, plan: Plan): Solution['assumptions'] {
  const { reading } = draft
  const own = reading.assumptions.map((statement) => ({ source: sourceOf(statement), text: asSentence(statement.text) }))
  const made: Unnumbered[] = []
  const assume = (reason: string, text: string) => made.push({ source: { from: 'assumption', reason }, text })
  if (!draft.patterns.every(isAdvice) && !reading.environments.areNamed) assume(...unnamedEnvironments(reading.environments))
  if (!plan.stated) assume('The brief gives no length of the work.', `The work takes ${plan.weeks} weeks.`)
  if (reading.people.length === 0)
    assume('The brief names no users.', 'One role, “User”, stands for everybody who uses the system.')
  const silent = gapQuestions(draft, plan).filter(({ source }) => source.from === 'pattern')
  for (const { proposal, text } of silent)
    assume(text.split('. ')[0]!.concat('.'), `Until it is decided, the design works with: ${proposal}`)
  const unstated = reading.requirements.filter(({ requirement }) => !requirement.priorityStated)
  if (unstated.length > 0)
    assume(
      'The brief gives no word of priority.',
      `Requirements without a word of priority count as “must” (${unstated.length} of ${reading.requirements.length}).`,
    )
  return number('ASM', [...own, ...made])
}

function unnamedEnvironments({ names, statement }: AskedEnvironments): [reason: string, text: string] {
  const [count, all] = [countOf(names.length, 'environment'), joinList(names.map((name) => name.toLowerCase()))]
  const are = names.length === 1 ? `The environment is ${all}.` : `The ${count} are ${all}.`
  return statement
    ? [`The brief asks for ${count} and does not name ${names.length === 1 ? 'it' : 'them'}.`, are]
    : ['The brief does not list environments.', `There are ${count}: ${all}.`]
}
