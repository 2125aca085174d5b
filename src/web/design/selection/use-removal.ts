import { type RefObject, useRef } from 'react'
import { flushSync } from 'react-dom'
import { usePassing } from '#web/ui/use-passing.ts'
import { counts, wereRemoved } from '#words/design-selection.ts'
import type { DesignEditing } from '../editing.ts'
import { type Selection, useSelection } from './use-selection.ts'

type Removable = {
  facts: readonly { id: string }[]
  change: DesignEditing['change']
  noun: keyof typeof counts
  isReadOnly: boolean
  /** For parts of a fact, which are identified by index: the number that must remain. */
  least?: number | undefined
}

export type Removal = {
  selection: Selection
  /** False if there are too few to select several. */
  isOffered: boolean
  /** False if too few would remain. */
  mayRemove: boolean
  /** What was removed, for some seconds. */
  said: string | undefined
  remove(): void
}

/** Selecting several facts of a list, an element of the page, and removing them in one step; then the one that follows has the focus. */
export function useRemoval({ facts, change, noun, isReadOnly, least }: Removable): [RefObject<HTMLDivElement | null>, Removal] {
  const root = useRef<HTMLDivElement>(null)
  const selection = useSelection(facts, least !== undefined)
  const [said, say] = usePassing<{ text: string; count: number }>(8_000)
  const { selected, select } = selection
  const mayRemove = selected.length > 0 && facts.length - selected.length >= (least ?? 0)
  const remove = () => {
    if (!mayRemove) return
    const ids = selected.map(({ id }) => id)
    const at = facts.findIndex(({ id }) => id === ids[0])
    flushSync(() => {
      select(ids, false)
      change(...ids.map((id) => ({ op: 'remove' as const, id })))
      say({ text: wereRemoved(counts[noun](ids.length)), count: facts.length - ids.length })
    })
    focusOne(root.current, at)
  }
  // Not after it was undone.
  const isSo = said?.count === facts.length
  return [root, { selection, isOffered: !isReadOnly && facts.length > 1, mayRemove, said: isSo ? said.text : undefined, remove }]
}

/** Focuses the check box at an index, otherwise the last one, otherwise the list as a whole. */
function focusOne(root: HTMLElement | null, at: number) {
  const found = [...(root?.querySelectorAll<HTMLElement>('[data-selects] input') ?? [])]
  // A fact may have a table of its own parts.
  const boxes = found.filter((box) => box.closest('[data-list]') === root)
  const target = boxes[at] ?? boxes.at(-1) ?? root
  target?.focus()
}
