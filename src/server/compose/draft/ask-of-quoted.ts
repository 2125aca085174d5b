import type { Solution } from '#server/solution/solution.ts'
import { referenceOf } from '#server/solution/statement.ts'
import type { Register } from '../register/register-brief.ts'

/** A question whether the emails quoted by the newest one are still valid; empty if none is quoted. */
export function askOfQuoted({ statements }: Pick<Register, 'statements'>): Solution['questions'] {
  const quoted = statements.filter(({ earlier, speaker }) => earlier && speaker !== undefined)
  const [first] = quoted
  if (first === undefined) return []
  const last = quoted.at(-1)!
  const where = [...new Set([first, last].map(referenceOf))].join(' to ')
  const writers = [...new Set(quoted.flatMap(({ speaker }) => speaker ?? []))]
  return [
    {
      id: 'OQ-1',
      source: { from: 'assumption', reason: 'The brief quotes older mails, and nothing proves which of their points still hold.' },
      text: `Does what the quoted mails say (${where}, ${writers.join(', ')}) still hold where the newest mail says nothing else?`,
      why: 'Points of a quoted mail are answered only once you confirm them.',
      about: [first.id],
      owner: 'Client',
    },
  ]
}
