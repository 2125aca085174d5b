import type { Solution } from '#server/solution/solution.ts'
import { missedDates } from './missed-dates.ts'
import { findName } from './names-of-answer.ts'

/** What a design leaves out or breaks that can be seen in its facts, as instructions to mend it. */
export const checkFacts = (solution: Solution): string[] => [...checkUndated(solution), ...missedDates(solution)]

/** The same without the dates, which only a whole design can meet. */
export const checkUndated = (solution: Solution): string[] => [
  ...unanswered(solution),
  ...banned(solution),
  ...withoutDays(solution),
]

const unanswered = ({ statements = [] }: Solution) =>
  statements.filter(({ answer }) => answer?.state === 'open').map(({ id }) => `${id} asks for something and has no answer.`)

/** What a person, or else the model, says must not be used is no product of a component and carries nothing. */
function banned({ names = [], elements, relations }: Solution): string[] {
  const refused = names.filter(({ role }) => role === 'must-not-use')
  const used = [
    ...elements.map(({ name, technology }) => ({ what: `“${name}”`, technology })),
    ...relations.map(({ label, technology }) => ({ what: `The connection “${label}”`, technology })),
  ]
  return used.flatMap(({ what, technology = '' }) =>
    refused.flatMap(({ name }) => (findName(technology, name) ? [`${what} uses ${name}, which must not be used.`] : [])),
  )
}

const withoutDays = ({ workstreams }: Solution) =>
  workstreams.filter(({ effort }) => effort?.length === 0).map(({ name }) => `The work “${name}” has no days of any role.`)
