import { element, escapeXml } from './xml.ts'

/** An XML element whose namespace prefixes are the usual ones. */
export type Tree = { name: string; attributes: Record<string, string>; children: (Tree | string)[] }

export type Nodes = (Tree | string)[] | Tree

export const isTree = (node: Tree | string | undefined): node is Tree => typeof node === 'object'
export const treesOf = (tree: Tree | undefined) => (tree?.children ?? []).filter(isTree)
export const findChild = (tree: Tree | undefined, name: string) => treesOf(tree).find((child) => child.name === name)
export const childrenNamed = (tree: Tree | undefined, name: string) => treesOf(tree).filter((child) => child.name === name)
/** The `w:val` of a child. */
export const valueOf = (tree: Tree | undefined, name: string) => findChild(tree, name)?.attributes['w:val']

export function writeTree({ name, attributes, children }: Tree): string {
  return element(
    name,
    attributes,
    children.map((child) => (typeof child === 'string' ? escapeXml(child) : writeTree(child))),
  )
}

/** All elements of that name in order, possibly including the tree itself. */
export function findTrees(tree: Tree, name: string): Tree[] {
  const below = treesOf(tree).flatMap((child) => findTrees(child, name))
  return tree.name === name ? [tree, ...below] : below
}

/** The tree with each descendant replaced by the result of `change`: one, several, or no elements. */
export function mapTree(tree: Tree, change: (tree: Tree) => Tree | Tree[]): Tree {
  const children = tree.children.flatMap((child): Nodes => (isTree(child) ? change(mapTree(child, change)) : [child]))
  return { ...tree, children }
}

/** The text that is directly in an element. */
export const ownText = ({ children }: Tree) => children.filter((child) => typeof child === 'string').join('')

/** The text of a paragraph or run. */
export function textOf(tree: Tree): string {
  if (tree.name === 'w:t') return ownText(tree)
  if (tree.name === 'w:tab' || tree.name === 'w:br') return ' '
  return treesOf(tree).map(textOf).join('')
}

/** The page set-up that ends with a paragraph. */
export const sectionOf = (paragraph: Tree) => findChild(findChild(paragraph, 'w:pPr'), 'w:sectPr')
