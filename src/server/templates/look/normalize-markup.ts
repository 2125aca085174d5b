import { findChild, findTrees, isTree, type Tree, treesOf, valueOf } from '#server/render/docx/template/tree.ts'
import type { Warning, Warnings } from './warnings.ts'

/** What falls away with all that it holds, and what a person should know of it. */
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
/** What falls away but for what it holds. */
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

/** The elements without what a finished document does not have: tracked changes, comments, controls, bindings. */
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

/** What a control is bound to, or called, where that is something that a document knows of itself. */
export const roleOf = (names: readonly (string | undefined)[]) =>
  roles.find(([, pattern]) => names.some((name) => name !== undefined && pattern.test(name.trim())))?.[0]

/** A content control is what it holds; one that shows a property of the document holds the place for it. */
function settleControl(control: Tree, warnings: Warnings): Tree[] {
  const properties = findChild(control, 'w:sdtPr')
  const content = treesOf(control).filter(({ name }) => !/^w:sdt(Pr|EndPr)$/.test(name))
  const binding = findChild(properties, 'w:dataBinding')?.attributes['w:xpath']
  const role = roleOf([binding, valueOf(properties, 'w:alias'), valueOf(properties, 'w:tag')])
  if (binding !== undefined && role === undefined && !/Properties|CoverPage/i.test(binding)) warnings.add('dataBinding')
  if (valueOf(findChild(properties, 'w:docPartObj'), 'w:docPartGallery') === 'Cover Pages') return [...content, endOfCover()]
  if (role) return fill(content, `{{${role}}}`)
  // What it shows is only a prompt to type something.
  return findChild(properties, 'w:showingPlcHdr') ? fill(content, '') : content
}

/** Stands where a cover page of Word's gallery ends. */
export const coverEnd = 'cover-end'
const endOfCover = (): Tree => ({ name: coverEnd, attributes: {}, children: [] })

/** The content with other words: those of its first text, and no others. */
export function fill(content: readonly Tree[], words: string): Tree[] {
  const [first, ...others] = content.flatMap((tree) => findTrees(tree, 'w:t'))
  if (first) first.children = [words]
  for (const other of others) other.children = []
  // Of several paragraphs that said it, one does.
  return first
    ? content.filter((tree, index) => index === 0 || tree.name !== 'w:p' || findTrees(tree, 'w:t').includes(first))
    : [...content]
}
