import type { Draft } from './draft.ts'
import type { Question } from './list-questions.ts'
import { isAsked, sourceOf } from './statement.ts'

const mostQuoted = 20

/** What the brief itself asks, in one question for all of it. */
export function askedQuestions({ reading: { statements } }: Pick<Draft, 'reading'>): Question[] {
  const asked = statements.filter(isAsked)
  const [first] = asked
  if (!first) return []
  const quoted = asked
    .slice(0, mostQuoted)
    .map(({ quote }) => `“${quote.length > 200 ? `${quote.slice(0, 199).trimEnd()}…` : quote}”`)
  const rest = asked.length - quoted.length
  const one = asked.length === 1
  return [
    {
      source: sourceOf(first),
      text: `The brief itself asks: ${quoted.join(', ')}${rest > 0 ? ` and ${rest} more` : ''}. Who answers ${one ? 'this' : 'these'}, and by when?`,
      proposal: 'No answer is assumed; the product owner collects them before the design is signed.',
      about: [],
      owner: 'Product owner',
    },
  ]
}
