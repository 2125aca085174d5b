import type { Template } from '#server/render/docx/template/template.ts'
import { findTrees, sectionOf, type Tree, treesOf } from '#server/open-xml/tree.ts'
import { cleanTree } from './clean-tree.ts'
import { removeBodyMarks } from './cut-cover.ts'
import { gatherPlaceholders } from './gather-placeholders.ts'
import { readRelationships } from './package-parts.ts'
import type { Blocks } from './read-blocks.ts'
import { readTree } from './read-tree.ts'
import { rewriteFields } from './rewrite-fields.ts'
import { normalizeMarkup } from './normalize-markup.ts'
import type { LookReading } from './reading.ts'
import { linkOf } from './package-parts.ts'

type Edge = Template['edges'][number]

/** The headers and footers that pages show. Every page set-up is changed to refer to all of its own, as indexes into the result. */
export async function readEdges(reading: LookReading, { blocks, final }: Blocks): Promise<Edge[]> {
  const edges: Edge[] = []
  const numbers = new Map<string, string>()
  let before: Tree[] = []
  for (const section of [...blocks.map(sectionOf), final].filter((one) => one != null)) {
    const own: Tree[] = []
    for (const reference of treesOf(section)) {
      const number = await numberOf(reference)
      if (number !== undefined) own.push({ ...reference, attributes: { ...reference.attributes, 'r:id': number } })
    }
    // A section without a header of a kind inherits that of the section before.
    const inherited = before.filter((one) => !own.some((other) => isSameKind(one, other)))
    before = [...inherited, ...own]
    section.children = [...before, ...treesOf(section).filter(({ name }) => !/^w:(header|footer)Reference$/.test(name))]
  }
  return edges

  async function numberOf({ name, attributes }: Tree): Promise<string | undefined> {
    const kind = name === 'w:headerReference' ? 'header' : name === 'w:footerReference' ? 'footer' : undefined
    const relationship = reading.relationships.get(attributes['r:id'] ?? '')
    if (!kind || relationship?.kind !== kind || relationship.isOutside) return undefined
    const known = numbers.get(relationship.target)
    if (known !== undefined) return known
    const body = await readEdge(reading, relationship.target)
    if (!body) return undefined
    const number = String(edges.push({ kind, body }) - 1)
    numbers.set(relationship.target, number)
    return number
  }
}

const isSameKind = (left: Tree, right: Tree) => left.name === right.name && typeOf(left) === typeOf(right)
const typeOf = ({ attributes }: Tree) => attributes['w:type'] ?? 'default'

async function readEdge({ archive, warnings, pictures, progress }: LookReading, path: string): Promise<Tree[] | undefined> {
  const chunks = archive.read(path)
  const root = chunks && (await readTree(chunks, { progress }))
  if (!root) {
    warnings.add('missingParts')
    return undefined
  }
  const relationships = await readRelationships(archive, path)
  const link = (id: string | undefined) => linkOf(relationships.get(id ?? ''))
  const blocks = rewriteFields(normalizeMarkup(treesOf(root), { warnings, link }), warnings)
  for (const paragraph of blocks.flatMap((block) => findTrees(block, 'w:p'))) gatherPlaceholders(paragraph)
  for (const block of blocks) if (removeBodyMarks(block)) warnings.add('bodyInEdge')
  const cleaning = await pictures.prepare(relationships, blocks)
  const kept = blocks.filter(({ name }) => /^w:(p|tbl)$/.test(name)).flatMap((block) => cleanTree(block, cleaning) ?? [])
  return kept.at(-1)?.name === 'w:p' ? kept : [...kept, { name: 'w:p', attributes: {}, children: [] }]
}
