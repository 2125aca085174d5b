import type { FactChange } from '#shared/api/design.ts'
import type { PaletteComponent } from './palette.tsx'
import type { Component, Connection, DesignEditing, DrawnKind } from '../editing.ts'

export const addComponent = ({ newId }: Pick<DesignEditing, 'newId'>, kind: DrawnKind, name: string) =>
  ({ op: 'add', list: 'elements', id: newId('elements'), value: { name, kind, responsibility: '' } }) satisfies FactChange

/**
 * Returns the change that adds a component of a reference design with all details; with a product only if the system's platform is known.
 */
export function addReady({ facts, newId }: Pick<DesignEditing, 'facts' | 'newId'>, ready: PaletteComponent) {
  const { name, kind, does, products, fails, tests } = ready
  const product = facts.cloud === 'neutral' ? undefined : products[facts.cloud]
  const value = { name, kind, responsibility: does, fails, tests, ...(product && { technology: product }) }
  return { op: 'add', list: 'elements', id: newId('elements'), value } satisfies FactChange
}

type NewConnection = Pick<Connection, 'from' | 'to' | 'label'>

export const addConnection = ({ newId }: Pick<DesignEditing, 'newId'>, { from, to, label }: NewConnection) =>
  ({
    op: 'add',
    list: 'relations',
    id: newId('relations'),
    value: { from, to, label },
  }) satisfies FactChange

export function changeFails({ id, fails }: Component, part: { when: string } | { then: string }): FactChange {
  const value = { when: '', then: '', ...fails, ...part }
  return { op: 'set', id, field: 'fails', value: value.when === '' && value.then === '' ? null : value }
}

export const turnRound = ({ id, from, to }: Connection): FactChange[] => [
  { op: 'set', id, field: 'from', value: to },
  { op: 'set', id, field: 'to', value: from },
]

/** For an optional field. */
export const setOptional = (id: string, field: string, text: string): FactChange => ({
  op: 'set',
  id,
  field,
  value: text === '' ? null : text,
})
