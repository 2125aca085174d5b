import type { ReferenceDesign } from '#shared/reference-design.ts'
import type { Database } from '#server/platform/database.ts'
import { referenceDesigns } from '#server/references/read-designs.ts'
import type { Sorted } from '#server/references/sort-designs.ts'
import { listOwnDesigns } from './store.ts'

/** `version`: of the firm's own copy; 0 if it never had one. */
export type KnownDesign = { id: string; design: ReferenceDesign; isOwn: boolean; version: number }

/** Lists every design that a document can start from, by name; the firm's own copy replaces the packaged one. */
export async function readAllDesigns(database: Database): Promise<KnownDesign[]> {
  const known = new Map<string, KnownDesign>()
  for (const [id, design] of referenceDesigns()) known.set(id, { id, design, isOwn: false, version: 0 })
  for (const { id, design, version } of await listOwnDesigns(database)) {
    const packaged = known.get(id)
    if (design) known.set(id, { id, design, isOwn: true, version })
    else if (packaged) known.set(id, { ...packaged, version })
  }
  return [...known.values()].toSorted((left, right) => left.design.name.localeCompare(right.design.name, 'en'))
}

/** Returns the firm's own designs, with the words used to rank them. */
export async function readOwnSigns(database: Database): Promise<[string, Sorted][]> {
  const designs = await listOwnDesigns(database)
  return designs.flatMap(({ id, design }): [string, Sorted][] => {
    if (!design) return []
    const { name, signs, purpose, fits, summary, components } = design
    return [[id, { name, signs, purpose, fits, summary, components }]]
  })
}
