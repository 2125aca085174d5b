import { clientOf, editionFacts, eyebrowOf } from '#server/render/edition-facts.ts'
import { formatDate } from '#server/render/format-value.ts'
import type { Edition } from '#server/render/renderer.ts'
import { firm } from '#shared/firm.ts'
import { findChild, findTrees, isTree, type Nodes, type Tree, valueOf } from '#server/open-xml/tree.ts'

export type Values = ReadonlyMap<string, string>

/** The document's own values, by their names in double braces. */
export function valuesOf(edition: Edition): Values {
  const { content, version, createdAt, status } = edition
  const facts = editionFacts(edition).map(({ label, value }) => [label.trim().toLowerCase(), value] as const)
  const said = new Map(facts)
  return new Map([
    ...facts,
    ['title', content.title],
    ['subtitle', content.subtitle],
    ['subject', content.subtitle],
    ['client', clientOf(content)],
    ['project', said.get('project') ?? content.title],
    ['version', version],
    ['date', formatDate(createdAt)],
    ['status', status],
    ['author', said.get('author') ?? firm.name],
    ['type', eyebrowOf(content)],
  ])
}

const placeholder = /\{\{\s*([\w ]{1,40}?)\s*\}\}/g

/** The trees with placeholders replaced by the document's values; an unknown placeholder remains. */
export function fillPlaceholders(trees: readonly Tree[], values: Values): Tree[] {
  return trees.map((tree) => ({
    ...tree,
    children: tree.children.flatMap((child): Nodes =>
      isTree(child) ? fillPlaceholders([child], values) : [fillText(child, values)],
    ),
    ...(tree.name === 'w:t' ? { attributes: { 'xml:space': 'preserve' } } : {}),
  }))
}

const fillText = (text: string, values: Values) =>
  text.replaceAll(placeholder, (whole, name: string) => values.get(name.toLowerCase()) ?? whole)

/** A cover without a placeholder for the title still has a place for it: the paragraph with the title's style. */
export function fillByStyle(trees: readonly Tree[], styleId: string | undefined, words: string): boolean {
  if (styleId === undefined) return false
  const paragraphs = trees.flatMap((tree) => findTrees(tree, 'w:p'))
  const own = paragraphs.find((one) => valueOf(findChild(one, 'w:pPr'), 'w:pStyle') === styleId && findTrees(one, 'w:t').length > 0)
  if (!own) return false
  findTrees(own, 'w:t').forEach((text, index) => (text.children = index === 0 ? [words] : []))
  return true
}
