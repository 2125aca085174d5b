import { findChild, findTrees, isTree, type Tree, treesOf, valueOf } from '#server/open-xml/tree.ts'
import type { Warning, Warnings } from './warnings.ts'

/** Elements that are removed with their content, and the warning about each. */
const dropped: Record<string, Warning | undefined> = {
  'w:del': 'changes',
  'w:moveFrom': 'changes',
  'w:pPrChange': 'changes',
  'w:rPrChange': 'changes',
  'w:sectPrChange': 'changes',
  'w:tblPrChange': 'changes',
  'w:commentRangeStart': 'comments',
  'w:commentRangeEnd': 'comments',
  'w:commentReference': 'comments',
  'w:footnoteReference': 'notes',
  'w:endnoteReference': 'notes',
  'w:object': 'objects',
  'w:control': 'objects',
  'w:altChunk': 'foreignParts',
  'w:subDoc': 'foreignParts',
  'w:permStart': 'protection',
  'w:permEnd': 'protection',
}
/** Elements that are removed without their content. */
const unwrapped: Record<string, Warning | undefined> = {
  'w:ins': 'changes',
  'w:moveTo': 'changes',
  'w:smartTag': undefined,
  'w:customXml': 'dataBinding',
  'w:sdtContent': undefined,
  'w:dir': undefined,
  'w:bdo': undefined,
}

export type Settling = { warnings: Warnings; link(id: string | undefined): string | undefined }

/** Removes everything that a finished document does not have: tracked changes, comments, controls, bindings. */
export function normalizeMarkup(trees: readonly Tree[], settling: Settling): Tree[] {
  return trees.flatMap((tree) => settle(tree, settling))
}

function settle(tree: Tree, settling: Settling): Tree[] {
  const { name } = tree
  const { warnings, link } = settling
  if (name in dropped) {
    if (dropped[name]) warnings.add(dropped[name])
    return []
  }
  const children = tree.children.flatMap((child): (Tree | string)[] => (isTree(child) ? settle(child, settling) : [child]))
  const settled = { ...tree, children }
  if (name in unwrapped) {
    if (unwrapped[name]) warnings.add(unwrapped[name])
    return children.filter(isTree)
  }
  if (name === 'w:hyperlink' && link(tree.attributes['r:id']) === undefined) return children.filter(isTree)
  if (name === 'w:ffData') warnings.add('forms')
  return name === 'w:sdt' ? settleControl(settled, warnings) : [settled]
}

const roles: [role: string, pattern: RegExp][] = [
  ['title', /coreProperties.*:title|^(document )?title$/i],
  ['subtitle', /coreProperties.*:subject|^(subject|sub-?title)$/i],
  ['author', /coreProperties.*:creator|^(author|prepared by)$/i],
  ['date', /publishdate|^(publish |document )?date$/i],
  ['version', /coreProperties.*:version|^(version|revision)$/i],
  ['client', /^(client|customer)( name)?$/i],
  ['project', /^project( name)?$/i],
  ['status', /contentStatus|^status$/i],
]

/** The property of a document that a control is bound to or named after, if there is one. */
export const roleOf = (names: readonly (string | undefined)[]) =>
  roles.find(([, pattern]) => names.some((name) => name !== undefined && pattern.test(name.trim())))?.[0]

/** A content control is replaced by its content; one that shows a property of the document by the placeholder for it. */
function settleControl(control: Tree, warnings: Warnings): Tree[] {
  const properties = findChild(control, 'w:sdtPr')
  const content = treesOf(control).filter(({ name }) => !/^w:sdt(Pr|EndPr)$/.test(name))
  const binding = findChild(properties, 'w:dataBinding')?.attributes['w:xpath']
  const role = roleOf([binding, valueOf(properties, 'w:alias'), valueOf(properties, 'w:tag')])
  if (binding !== undefined && role === undefined && !/Properties|CoverPage/i.test(binding)) warnings.add('dataBinding')
  if (valueOf(findChild(properties, 'w:docPartObj'), 'w:docPartGallery') === 'Cover Pages') return [...content, endOfCover()]
  if (role) return fill(content, `{{${role}}}`)
  // Its content is only a prompt to type something.
  return findChild(properties, 'w:showingPlcHdr') ? fill(content, '') : content
}

/** Marks the end of a cover page from Word's gallery. */
export const coverEnd = 'cover-end'
const endOfCover = (): Tree => ({ name: coverEnd, attributes: {}, children: [] })

/** The content with its first text replaced, and its other texts removed. */
export function fill(content: readonly Tree[], words: string): Tree[] {
  const [first, ...others] = content.flatMap((tree) => findTrees(tree, 'w:t'))
  if (first) first.children = [words]
  for (const other of others) other.children = []
  // Only one paragraph remains if several contained the text.
  return first
    ? content.filter((tree, index) => index === 0 || tree.name !== 'w:p' || findTrees(tree, 'w:t').includes(first))
    : [...content]
}
