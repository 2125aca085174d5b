import type { Draft } from './draft.ts'
import type { Question } from './list-questions.ts'
import { sourceOf } from './statement.ts'

const mostQuoted = 12

/** What the brief says to a writing program rather than about the project: quoted, not followed, and nothing else. */
export function machineQuestions({ reading: { unheeded } }: Pick<Draft, 'reading'>): Question[] {
  const [first] = unheeded
  if (!first) return []
  const quoted = unheeded
    .slice(0, mostQuoted)
    .map(({ quote }) => `“${quote.length > 240 ? `${quote.slice(0, 239).trimEnd()}…` : quote}”`)
  const rest = unheeded.length - quoted.length
  const said = `${quoted.join(', ')}${rest > 0 ? ` and ${rest} more` : ''}`
  const one = unheeded.length === 1
  return [
    {
      source: sourceOf(first),
      text: `The brief holds ${one ? 'a line that is' : 'lines that are'} addressed to a writing program and ${one ? 'was' : 'were'} not followed: ${said}. Does any of it concern the project?`,
      proposal: 'It is no fact of the project, and nothing in the documents rests on it.',
      about: [],
      owner: 'Sponsor',
    },
  ]
}
