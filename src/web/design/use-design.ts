import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { flushSync } from 'react-dom'
import { useCallback, useEffect, useMemo, useState } from 'react'
import type { DesignFacts, FactChange } from '#shared/api/design.ts'
import { api } from '#web/api/api.ts'
import { forget, ownPrefix, readStored, store } from '#web/ui/stored-value.ts'
import { useSettled } from '#web/ui/use-settled.ts'
import { applyChanges, nextId } from './apply-changes.ts'
import {
  afterSaving,
  canUndo,
  type Clash,
  changesOf,
  clashesOf,
  doStep,
  type Draft,
  emptyDraft,
  rebase,
  redo,
  undo,
} from './draft.ts'
import { designQuery } from './design-query.ts'
import type { DesignEditing } from './editing.ts'
import { removedWith } from './removed-with.ts'

/** Milliseconds after the last change until the server is asked for its consequences. */
const patience = 250

type Loaded = Awaited<ReturnType<typeof api.design.get>>

const draftName = (id: string) => `${ownPrefix}design:${id}`

/** Stored in the browser until it is saved: a reload or a lost network loses nothing, and other tabs share it. */
function useStoredDraft(id: string, version: string) {
  const name = draftName(id)
  const [draft, setDraft] = useState<Draft>(() => (readStored(name, 'localStorage') as Draft | undefined) ?? emptyDraft(version))
  useEffect(() => {
    if (draft.steps.length + draft.undone.length > 0) store(name, draft, 'localStorage')
    else forget(name, 'localStorage')
  }, [name, draft])
  useEffect(() => {
    const hear = ({ key }: StorageEvent) => {
      if (key === name) setDraft((readStored(name, 'localStorage') as Draft | undefined) ?? emptyDraft(version))
    }
    addEventListener('storage', hear)
    return () => removeEventListener('storage', hear)
  }, [name, version])
  return [draft, setDraft] as const
}

/**
 * For a draft based on an earlier version: shows facts that both have changed, and without conflicts moves to the new version
 * automatically.
 */
function useMovedOn(id: string, loaded: Loaded, [draft, setDraft]: ReturnType<typeof useStoredDraft>) {
  const { version, facts: after } = loaded
  const isBehind = draft.base !== version
  const { data: before } = useQuery({ ...designQuery(id, draft.base), enabled: isBehind && draft.steps.length > 0 && !draft.sent })
  const [movedFrom, setMovedFrom] = useState<string>()
  const clashes: Clash[] = useMemo(
    () => (isBehind && before && !draft.sent ? clashesOf({ draft, before: before.facts, after }) : []),
    [isBehind, before, draft, after],
  )
  const settle = useCallback(
    (dropped?: ReadonlySet<string>) => setDraft((now) => rebase({ draft: now, after, version }, dropped)),
    [after, version, setDraft],
  )
  if (isBehind && draft.steps.length === 0) setDraft(emptyDraft(version))
  else if (isBehind && before && clashes.length === 0 && !draft.sent) {
    setMovedFrom(draft.base)
    settle()
  }
  return { clashes, settle, movedFrom, isBehind }
}

/** Leaving the page leaves the field that is being typed in, so that its text is part of the draft. */
function useLeftFields() {
  useEffect(() => {
    const leave = () => flushSync(() => document.activeElement instanceof HTMLElement && document.activeElement.blur())
    addEventListener('pagehide', leave)
    return () => removeEventListener('pagehide', leave)
  }, [])
}

/** The facts of a document in its current version, with a draft of changes applied. */
export function useDesign(id: string, loaded: Loaded) {
  const { version, facts: stored } = loaded
  const kept = useStoredDraft(id, version)
  useLeftFields()
  const [draft, setDraft] = kept
  const moved = useMovedOn(id, loaded, kept)
  const changes = useMemo(() => (draft.base === version ? changesOf(draft) : []), [draft, version])
  const settled = useSettled(changes, patience)
  const tried = useQuery({
    queryKey: ['documents', 'design', id, 'tried', version, settled],
    queryFn: () => api.design.try({ id, base: version, changes: settled }),
    enabled: settled.length > 0 && changes.length > 0,
    placeholderData: keepPreviousData,
    gcTime: 0,
  })
  const known = changes.length === 0 ? loaded : (tried.data ?? loaded)
  const facts = useMemo(
    () => (changes === settled && tried.data && !tried.isPlaceholderData ? tried.data.facts : applyChanges(stored, changes)),
    [changes, settled, tried.data, tried.isPlaceholderData, stored],
  )
  const change = useCallback((...step: FactChange[]) => step.length > 0 && setDraft((now) => doStep(now, step)), [setDraft])
  const editing = useEditing({
    id,
    version,
    facts,
    stored,
    changes,
    picture: known,
    money: known.money,
    chapters: loaded.chapters,
    isReadOnly: moved.clashes.length > 0,
    change,
  })
  return {
    editing,
    moved,
    findings: known.findings,
    goneToo: useMemo(() => removedWith(draft, stored), [draft, stored]),
    draft,
    failure: changes.length > 0 ? tried.error : null,
    canUndo: !moved.isBehind && canUndo(draft),
    canRedo: !moved.isBehind && draft.undone.length > 0,
    undo: useCallback(() => setDraft(undo), [setDraft]),
    redo: useCallback(() => setDraft(redo), [setDraft]),
    clear: useCallback((base: string) => setDraft(emptyDraft(base)), [setDraft]),
    markSent: useCallback((sent: Draft['sent']) => setDraft((now) => ({ ...now, sent })), [setDraft]),
    settleSaved: useCallback((made: string) => setDraft((now) => afterSaving(now, made)), [setDraft]),
  }
}
export type EditedDesign = ReturnType<typeof useDesign>

type Parts = Pick<DesignEditing, 'money' | 'chapters' | 'facts' | 'isReadOnly'> & {
  id: string
  version: string
  stored: DesignFacts
  picture: Pick<DesignEditing, 'boxes' | 'frames' | 'lines'>
  changes: FactChange[]
  change: (...step: FactChange[]) => void
}

function useEditing({
  id,
  version,
  facts,
  stored,
  changes,
  picture: { boxes, frames, lines },
  money,
  chapters,
  isReadOnly,
  change,
}: Parts): DesignEditing {
  // Kept here, because a view forgets its state when another one is shown.
  const [newRoles, setNewRoles] = useState<string[]>([])
  return useMemo(
    () => ({
      document: { id, version },
      isSaved: changes.length === 0,
      facts,
      boxes,
      frames,
      lines,
      money,
      chapters,
      isReadOnly,
      change,
      newId: (list, offset = 0) => nextId(list, { facts: stored, changes, offset }),
      newRoles,
      addRole: (role) => setNewRoles((now) => [...now, role]),
    }),
    [id, version, facts, boxes, frames, lines, money, chapters, isReadOnly, change, stored, changes, newRoles],
  )
}
