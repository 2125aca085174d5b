import type { FactChange } from '#shared/api/design.ts'
import * as words from '#words/design-answers.ts'
import type { Statement } from '../editing.ts'
import { referencesOf } from './answer-filters.ts'

const fields = ['state', 'how', 'components', 'owner', 'due', 'evidence'] as const

/** `5.2: Answer Open → Yes, Owner` */
export function changedFields(changes: FactChange[], statements: Statement[]): string[] {
  const references = referencesOf(statements)
  const answers = new Map(statements.map(({ id, answer }) => [id, answer]))
  return changes.flatMap((change) => {
    if (change.op !== 'set') return []
    const value = change.value as Partial<NonNullable<Statement['answer']>>
    const told = fields
      .filter((field) => value[field] !== undefined && String(value[field]) !== '')
      .map((field) => (field === 'state' ? toldState(answers.get(change.id)?.state, value.state) : words.columns[field]))
    return [`${references.get(change.id) ?? change.id}: ${told.join(', ')}`]
  })
}

type State = keyof typeof words.states

const toldState = (from: State | undefined, to: State | undefined) =>
  `${words.columns.answer} ${[from, to].flatMap((state) => (state ? [words.states[state]] : [])).join(' → ')}`
