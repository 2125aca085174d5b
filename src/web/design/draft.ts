import type { DesignFacts, FactChange } from '#shared/api/design.ts'
import { factsById, nextId } from './apply-changes.ts'

/** Unsaved changes since a version; each step is undone as a whole. */
export type Draft = {
  base: string
  steps: FactChange[][]
  undone: FactChange[][]
  /** The number of steps sent for saving under this key, without a response so far. */
  sent?: { key: string; count: number } | undefined
}

export const emptyDraft = (base: string): Draft => ({ base, steps: [], undone: [] })
export const changesOf = ({ steps }: Draft): FactChange[] => steps.flat()

export const doStep = (draft: Draft, step: FactChange[]): Draft => ({ ...draft, steps: [...draft.steps, step], undone: [] })

/** Sent steps may be saved already, so they cannot be undone. */
export const canUndo = ({ steps, sent }: Draft) => steps.length > (sent?.count ?? 0)

/** Returns the draft after the sent steps were saved as a version. */
export const afterSaving = ({ steps, sent }: Draft, version: string): Draft => ({
  base: version,
  steps: steps.slice(sent?.count ?? steps.length),
  undone: [],
})

export const undo = ({ steps, undone, ...draft }: Draft): Draft =>
  !canUndo({ ...draft, steps, undone })
    ? { ...draft, steps, undone }
    : { ...draft, steps: steps.slice(0, -1), undone: [...undone, steps.at(-1)!] }

export const redo = ({ steps, undone, ...draft }: Draft): Draft =>
  undone.length === 0 ? { ...draft, steps, undone } : { ...draft, steps: [...steps, undone.at(-1)!], undone: undone.slice(0, -1) }

export type Clash = { id: string; name: string; fields: { field: string; theirs: unknown; mine: unknown }[] }

type Moved = { draft: Draft; before: DesignFacts; after: DesignFacts; version: string }

/** The fields that both the draft and someone else have changed; a removed fact has no fields. */
export function clashesOf({ draft, before, after }: Omit<Moved, 'version'>): Clash[] {
  const [earlier, later] = [factsById(before), factsById(after)]
  const added = new Set(changesOf(draft).flatMap((change) => (change.op === 'add' ? [change.id] : [])))
  const ids = new Set(changesOf(draft).flatMap((change) => (change.op === 'add' || added.has(change.id) ? [] : [change.id])))
  return [...ids].flatMap((id): Clash[] => {
    const [was, is] = [earlier.get(id), later.get(id)]
    if (withoutSource(was) === withoutSource(is)) return []
    const fields = changesOf(draft).flatMap((change) =>
      change.op === 'set' && change.id === id && is ? [{ field: change.field, theirs: is[change.field], mine: change.value }] : [],
    )
    return [{ id, name: nameOf(is ?? was ?? { id }), fields }]
  })
}

const withoutSource = (fact: object | undefined) => JSON.stringify(fact && { ...fact, source: undefined })

type Named = { id: string; name?: unknown; title?: unknown; text?: unknown; item?: unknown; label?: unknown }
/** Returns the name of a fact for display. */
export function nameOf({ id, name, title, text, item, label }: Named): string {
  const found = [name, title, item, text, label].find((words) => typeof words === 'string' && words !== '')
  return typeof found === 'string' ? found : id
}

/** Moves the draft to a newer version; added facts get new ids that are free there. `dropped`: ids of facts whose other value wins. */
export function rebase({ draft, after, version }: Omit<Moved, 'before'>, dropped: ReadonlySet<string> = new Set()): Draft {
  const ids = new Map<string, string>()
  const counted: FactChange[] = []
  for (const change of changesOf(draft))
    if (change.op === 'add') {
      const id = nextId(change.list, { facts: after, changes: counted })
      ids.set(change.id, id)
      counted.push({ ...change, id })
    }
  const there = factsById(after)
  const isThere = (id: unknown) => typeof id !== 'string' || there.has(id) || ids.has(id)
  const isKept = (change: FactChange) =>
    (change.op === 'add' && isThere(change.value['from']) && isThere(change.value['to']) && isThere(change.value['store'])) ||
    isKeptChange(change)
  const isKeptChange = (change: FactChange) =>
    change.op !== 'add' && (ids.has(change.id) || isHead(change.id) || (there.has(change.id) && !dropped.has(change.id)))
  const steps = draft.steps.map((step) => step.filter(isKept).map((change) => renamed(change, ids) as FactChange))
  return { base: version, steps: steps.filter((step) => step.length > 0), undone: [] }
}

const isHead = (id: string) => ['system', 'summary', 'leftOut'].includes(id)

/** Replaces the ids of added facts everywhere in a change. */
function renamed(part: unknown, ids: Map<string, string>): unknown {
  if (typeof part === 'string') return ids.get(part) ?? part
  if (Array.isArray(part)) return part.map((one: unknown) => renamed(one, ids))
  if (typeof part !== 'object' || part === null) return part
  return Object.fromEntries(Object.entries(part).map(([key, value]) => [key, renamed(value, ids)]))
}
