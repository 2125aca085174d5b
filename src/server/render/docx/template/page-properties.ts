import type { Section } from '#server/render/docx/sections.ts'
import { findTrees, type Tree, treesOf } from '#server/open-xml/tree.ts'

/** Properties that only the first pages of the text have. */
const onlyFirst = new Set(['w:titlePg'])

/** The page set-up of a section: the template's, in landscape format if the section is wide. */
export function pageProperties(section: Tree, { wide }: Pick<Section, 'wide'>, isFirst: boolean): Tree {
  const children = treesOf(section)
    .filter(({ name }) => isFirst || !onlyFirst.has(name))
    .filter(({ name, attributes }) => isFirst || name !== 'w:headerReference' || attributes['w:type'] !== 'first')
    .filter(({ name, attributes }) => isFirst || name !== 'w:footerReference' || attributes['w:type'] !== 'first')
    .map((child) => (isFirst ? child : goingOn(child)))
  const typed = isFirst ? children : withType(children)
  return { ...section, children: wide && isUpright(section) ? typed.flatMap(turned) : typed }
}

/** Page numbers continue and do not restart from one. */
function goingOn(child: Tree): Tree {
  if (child.name !== 'w:pgNumType') return child
  const { 'w:start': _, ...attributes } = child.attributes
  return { ...child, attributes }
}

const beforeType = /^w:(headerReference|footerReference|footnotePr|endnotePr)$/

function withType(children: readonly Tree[]): Tree[] {
  const type: Tree = { name: 'w:type', attributes: { 'w:val': 'nextPage' }, children: [] }
  const rest = children.filter(({ name }) => name !== 'w:type')
  return [...rest.filter(({ name }) => beforeType.test(name)), type, ...rest.filter(({ name }) => !beforeType.test(name))]
}

const isUpright = (section: Tree) => {
  const [size] = findTrees(section, 'w:pgSz')
  return Number(size?.attributes['w:w'] ?? 0) < Number(size?.attributes['w:h'] ?? 0)
}

/** Width and height are swapped; text is in one column. */
function turned(child: Tree): Tree[] {
  if (child.name === 'w:cols') return []
  if (child.name !== 'w:pgSz') return [child]
  const { 'w:w': width, 'w:h': height } = child.attributes
  return [{ ...child, attributes: { 'w:w': height!, 'w:h': width!, 'w:orient': 'landscape' } }]
}
