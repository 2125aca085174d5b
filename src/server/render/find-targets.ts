import type { Block, Cell, Inline } from '#shared/content/blocks.ts'
import type { Content } from '#shared/content/content.ts'
import { revisionOf, tableRevision } from '#shared/content/revision-of.ts'
import { walkBlocks, walkSections } from '#shared/content/walk-blocks.ts'

/** Places in the document that links may refer to. The names are generated, so no id can clash with another or be malformed. */
export type Targets = {
  /** The name of the place for the id of a section, block or fact, if the document has it. */
  find(id: string): string | null
  /** The name to print at the row or title where a fact is defined, once. */
  factAt(place: string): string | null
  /** The whole text at the place of a name: a heading, or a fact's id in its row. */
  wordsAt(name: string): string | null
  /** The ids to print after a text: those that a reader can look up in this document, unless the text is the id or leads to a place. */
  citesAfter(inline: Inline): string[]
}

const factId = /^[A-Z]{2,4}-\d+\b/

/** A fact is defined where its id is the first cell of a row, or begins a heading or a callout's title; the first such place counts. */
export function findTargets(content: Content): Targets {
  const names = new Map<string, string>()
  const atPlace = new Map<string, string>()
  const words = new Map<string, string>()
  const define = (id: string, place: string, said?: string) => {
    if (id === '' || names.has(id)) return
    const name = atPlace.get(place) ?? `t${atPlace.size}`
    names.set(id, name)
    atPlace.set(place, name)
    if (said !== undefined) words.set(name, said)
  }
  for (const { section } of walkSections(content.sections)) define(section.id, placeOf.section(section.id), section.heading)
  for (const { block } of walkBlocks(content.sections)) define(block.id, placeOf.block(block.id))
  for (const { section } of walkSections(content.sections)) {
    if (revisionOf(section) !== 'removed') define(factId.exec(section.heading)?.[0] ?? '', placeOf.section(section.id))
    for (const block of section.blocks)
      for (const { id, place } of factsIn(block)) define(id, place, block.type === 'table' ? id : undefined)
  }
  const printed = new Set<string>()
  const leads = (link = '') => link.startsWith('#') && names.has(link.slice(1))
  return {
    find: (id) => names.get(id) ?? null,
    citesAfter: ({ text, link, cites = [] }) => (leads(link) ? [] : cites.filter((id) => names.has(id) && id !== text.trim())),
    factAt(place) {
      if (printed.has(place)) return null
      printed.add(place)
      return atPlace.get(place) ?? null
    },
    wordsAt: (name) => words.get(name) ?? null,
  }
}

export const placeOf = {
  section: (id: string) => `section ${id}`,
  block: (id: string) => `block ${id}`,
  row: (tableId: string, row: number) => `row ${row} ${tableId}`,
}

function factsIn(block: Block): { id: string; place: string }[] {
  if (revisionOf(block) === 'removed') return []
  if (block.type === 'callout') return [{ id: factId.exec(block.title)?.[0] ?? '', place: placeOf.block(block.id) }]
  if (block.type !== 'table') return []
  return block.rows.map((row, index) => {
    const isGone = tableRevision(block).rowRevisions?.[index] === 'removed'
    const text = isGone ? '' : plainCell(row[0] ?? null).trim()
    return { id: factId.exec(text)?.[0] === text ? text : '', place: placeOf.row(block.id, index) }
  })
}

function plainCell(cell: Cell): string {
  if (Array.isArray(cell)) return cell.map((inline) => inline.text).join('')
  return cell === null ? '' : String(cell)
}
