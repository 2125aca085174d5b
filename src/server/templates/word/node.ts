/** An element of a Word document with what the reader of a brief needs. The main namespace has no prefix: `p`, `tbl`, `m:oMath`. */
export type WordNode = { name: string; attributes: Record<string, string>; children: (WordNode | string)[] }

export const nodesOf = (node: WordNode | undefined): WordNode[] =>
  (node?.children ?? []).filter((child): child is WordNode => typeof child === 'object')
export const childOf = (node: WordNode | undefined, name: string) => nodesOf(node).find((child) => child.name === name)
/** The text that is directly in an element. */
export const textIn = (node: WordNode) => node.children.filter((child) => typeof child === 'string').join('')
/** True for `<w:vanish/>` and `<w:vanish w:val="1"/>`. */
export const isOn = (node: WordNode | undefined) =>
  node !== undefined && !/^(?:0|false|off)$/.test(node.attributes['val'] ?? node.attributes['w14:val'] ?? '')
/** The first element of that name at any depth outside text boxes. */
export function findNode(node: WordNode, name: string): WordNode | undefined {
  for (const child of nodesOf(node)) {
    if (child.name === 'txbxContent') continue
    const found = child.name === name ? child : findNode(child, name)
    if (found) return found
  }
  return undefined
}
