import type { FactChange } from '#shared/api/design.ts'
import type { DesignList } from '#shared/design-facts.ts'
import type { DesignEditing } from '../editing.ts'
import type { Column } from './column.ts'

export type AddFactProps = {
  editing: Pick<DesignEditing, 'change' | 'newId'>
  list: DesignList
  /** Name of the table that it is added to. */
  to: string
  noun: string
  columns: readonly Column[]
  /** Those of the list, which a pasted row of the same name changes. */
  facts: readonly object[]
}

/** The step that adds facts to a list, one after the other. */
export const addChanges = (
  { editing, list }: Pick<AddFactProps, 'editing' | 'list'>,
  facts: Record<string, unknown>[],
): FactChange[] => facts.map((value, offset) => ({ op: 'add', list, id: editing.newId(list, offset), value }))
