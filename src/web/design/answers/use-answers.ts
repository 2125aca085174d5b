import { useCallback, useDeferredValue, useEffect, useMemo, useRef, useState } from 'react'
import type { DesignEditing, Statement } from '../editing.ts'
import { useSelection } from '../selection/use-selection.ts'
import { answerChange, answerChanges, type AnswerPatch } from './answer-change.ts'
import { type AnswerFilter, countByFilter, hasWords, passes, referencesOf } from './answer-filters.ts'

function useSame<Item extends { id: string }>(items: Item[]): Item[] {
  const [kept, keep] = useState(items)
  const same = useMemo(() => keepSame(kept, items), [kept, items])
  if (same !== kept) keep(same)
  return same
}

/** Data of the design's components for the rows; the same object until a component changes. */
export type Components = { choices: { value: string; label: string }[]; names: Map<string, string> }

function useComponents(editing: DesignEditing): Components {
  const elements = useSame(editing.facts.elements)
  return useMemo(
    () => ({
      choices: elements.filter(({ kind }) => kind !== 'system').map(({ id, name }) => ({ value: id, label: name })),
      names: new Map(elements.map(({ id, name }) => [id, name])),
    }),
    [elements],
  )
}

const none: ReadonlySet<string> = new Set()
/** `held`: rows changed while visible remain visible until the filter is chosen again. */
type View = { filter: AnswerFilter; search: string; held: ReadonlySet<string> }

/** The visible and selected statements, and the functions that change their answers. */
export function useAnswers(editing: DesignEditing) {
  const statements = useSame(editing.facts.statements)
  const components = useComponents(editing)
  const references = useMemo(() => referencesOf(statements), [statements])
  const counts = useMemo(() => countByFilter(statements), [statements])
  const [{ filter, search, held }, setView] = useState<View>({ filter: 'asked', search: '', held: none })
  const sought = useDeferredValue(search)

  const isMatch = (one: Statement) => passes(one, filter) && hasWords(one, references.get(one.id) ?? '', sought)
  const shown = statements.filter((one) => held.has(one.id) || isMatch(one))
  const selection = useSelection(shown)
  const { selected, select } = selection

  const latest = useRef(editing)
  useEffect(() => {
    latest.current = editing
  })
  const hold = useCallback((ids: string[]) => setView((view) => ({ ...view, held: new Set([...view.held, ...ids]) })), [])
  const answer = useCallback(
    (statement: Statement, patch: AnswerPatch) => {
      const change = answerChange(statement, patch)
      if (!change) return
      hold([statement.id])
      latest.current.change(change)
    },
    [hold],
  )
  return {
    components,
    references,
    counts,
    filter,
    search,
    shown,
    selection,
    selected,
    answer,
    select,
    staleCount: shown.filter((one) => !isMatch(one)).length,
    narrow: (to: Partial<Pick<View, 'filter' | 'search'>>) => setView({ filter, search, held: none, ...to }),
    /** Returns the number of statements that changed. */
    answerSelected(patchFor: (statement: Statement) => AnswerPatch): number {
      const changes = answerChanges(selected, patchFor)
      hold(changes.map(({ id }) => id))
      if (changes.length > 0) editing.change(...changes)
      return changes.length
    },
  }
}
export type Answers = ReturnType<typeof useAnswers>

/** Returns unchanged items as the same objects as before, so that their rows need not render again. */
export function keepSame<Item extends { id: string }>(before: Item[], now: Item[]): Item[] {
  const known = new Map(before.map((item) => [item.id, item]))
  const items = now.map((item) => {
    const old = known.get(item.id)
    return old && (old === item || JSON.stringify(old) === JSON.stringify(item)) ? old : item
  })
  return items.length === before.length && items.every((item, at) => item === before[at]) ? before : items
}
