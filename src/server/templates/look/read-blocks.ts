import { findTrees, type Tree } from '#server/open-xml/tree.ts'
import { gatherPlaceholders } from './gather-placeholders.ts'
import { readTree } from './read-tree.ts'
import { rewriteFields } from './rewrite-fields.ts'
import { normalizeMarkup } from './normalize-markup.ts'
import type { LookReading } from './reading.ts'
import { linkOf } from './package-parts.ts'

export type Blocks = {
  blocks: Tree[]
  /** The page set-up of the last pages. */
  final: Tree | null
  uses: Record<string, number>
  /** The styles of its tables, the most used first. */
  tableStyles: string[]
  /** Whether all of it was read. */
  isWhole: boolean
}

/** Maximum elements that are searched for a cover and `{{body}}`; about 40 pages. */
const mostElements = 15_000

/** The blocks of the body, normalised; undefined if the document is in an unknown dialect. */
export async function readBlocks({ archive, main, relationships, warnings, progress }: LookReading): Promise<Blocks | undefined> {
  const raw: Tree[] = []
  const paragraphs = new Map<string, number>()
  const tables = new Map<string, number>()
  let final: Tree | null = null
  let elements = 0
  const onChild = (child: Tree) => {
    count(child, 'w:pStyle', paragraphs)
    count(child, 'w:tblStyle', tables)
    if (child.name === 'w:sectPr') final = child
    else if (elements <= mostElements) raw.push(child)
    elements += sizeOf(child)
  }
  const root = await readTree(archive.read(main)!, { within: 'w:body', onChild, progress })
  if (root?.name !== 'w:document') return undefined
  const link = (id: string | undefined) => linkOf(relationships.get(id ?? ''))
  const blocks = rewriteFields(normalizeMarkup(raw, { warnings, link }), warnings)
  for (const paragraph of blocks.flatMap((block) => findTrees(block, 'w:p'))) gatherPlaceholders(paragraph)
  const tableStyles = [...tables].toSorted(([, left], [, right]) => right - left).map(([style]) => style)
  return { blocks, final, uses: Object.fromEntries(paragraphs), tableStyles, isWhole: elements <= mostElements }
}

const sizeOf = (tree: Tree): number =>
  1 + tree.children.reduce((sum, child) => sum + (typeof child === 'string' ? 0 : sizeOf(child)), 0)

function count(tree: Tree, name: string, counts: Map<string, number>) {
  for (const { attributes } of findTrees(tree, name)) {
    const value = attributes['w:val'] ?? ''
    counts.set(value, (counts.get(value) ?? 0) + 1)
  }
}
