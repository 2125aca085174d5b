import type { Inline } from '#shared/content/blocks.ts'
import type { SolutionView } from './solution-view.ts'

/** The fact's id, linked to the place where the fact is described. */
export function factLink(view: SolutionView, id: string): Inline {
  const home = view.anchorOf(id)
  return home ? { text: id, link: `#${home}`, cites: [id] } : { text: id }
}

/** Inline runs with commas between them. */
const commas = (runs: Inline[]): Inline[] => runs.flatMap((run, index) => (index === 0 ? [run] : [{ text: ', ' }, run]))

const prefixes = ['OBJ', 'FR', 'NFR', 'CON', 'SCP', 'DEL', 'SCN', 'DEC', 'RSK', 'ASM', 'WS', 'MS', 'OQ']
const rankOf = (id: string) => prefixes.indexOf(id.split('-')[0] ?? '') * 10_000 + Number(id.split('-')[1] ?? 0)

/** Ids grouped by kind, each kind by number. */
export const sortedIds = (ids: string[]) => ids.toSorted((left, right) => rankOf(left) - rankOf(right))

/** Ids in the order of the document, each linked to its place. */
export const factLinks = (view: SolutionView, ids: string[]) => commas(sortedIds(ids).map((id) => factLink(view, id)))

/** Names of elements, each linked to its row. */
export const elementLinks = (view: SolutionView, ids: string[]) =>
  commas([...new Set(ids)].map((id) => ({ ...factLink(view, id), text: view.name(id) })))
