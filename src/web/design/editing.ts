import type { DesignBox, DesignFacts, FactChange } from '#shared/api/design.ts'
import type { DesignList } from '#shared/design-facts.ts'

/** What every view of a design works with. */
export type DesignEditing = {
  document: { id: string; version: string }
  /** Nothing was changed since that version. */
  isSaved: boolean
  /** With all that was changed since the last save. */
  facts: DesignFacts
  /** Where the document's picture has each component; one that was added a moment ago may not be among them yet. */
  boxes: DesignBox[]
  isReadOnly: boolean
  /** One step that can be undone, applied at once. */
  change(...changes: FactChange[]): void
  /** The id for a fact that is added; `offset`: how many of the same list the same step adds before it. */
  newId(list: DesignList, offset?: number): string
}

export type Component = DesignFacts['elements'][number]
export type Connection = DesignFacts['relations'][number]
export type Statement = DesignFacts['statements'][number]

/** Kinds of what a design has in it and around it. */
export const drawnKinds = ['container', 'component', 'store', 'queue', 'model', 'external-system', 'person'] as const
export type DrawnKind = (typeof drawnKinds)[number]

/** Components that are built, as against the people and systems around them and the system as a whole. */
export const isBuilt = ({ kind }: Pick<Component, 'kind'>) => kind !== 'person' && kind !== 'external-system' && kind !== 'system'
