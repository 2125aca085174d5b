import type { DesignBox, DesignFacts, DesignLine, DesignMoney, FactChange } from '#shared/api/design.ts'
import type { DesignList } from '#shared/design-facts.ts'

/** The data and functions that all views of a design share. */
export type DesignEditing = {
  document: { id: string; version: string }
  /** True if nothing has changed since that version. */
  isSaved: boolean
  /** With all unsaved changes. */
  facts: DesignFacts
  /** Positions of the components in the document's diagram, the frames and paths of connections; what is new may be missing. */
  boxes: DesignBox[]
  frames: DesignBox[]
  lines: DesignLine[]
  /** Chapters that can be left out of the document. */
  chapters: { id: string; heading: string }[]
  /** Amounts in the brief. */
  money: DesignMoney
  isReadOnly: boolean
  /** Roles that have no days yet. */
  newRoles: readonly string[]
  addRole(role: string): void
  /** Applies a step at once; it can be undone. */
  change(...changes: FactChange[]): void
  /** Returns the id for a new fact; `offset`: number of facts of the same list that the step adds before it. */
  newId(list: DesignList, offset?: number): string
}

export type Component = DesignFacts['elements'][number]
export type Connection = DesignFacts['relations'][number]
export type Statement = DesignFacts['statements'][number]

/** Kinds of elements in and around a design. */
export const drawnKinds = ['container', 'component', 'store', 'queue', 'model', 'external-system', 'person'] as const
export type DrawnKind = (typeof drawnKinds)[number]

/** True for components that are built, unlike people, external systems and the system as a whole. */
export const isBuilt = ({ kind }: Pick<Component, 'kind'>) => kind !== 'person' && kind !== 'external-system' && kind !== 'system'
