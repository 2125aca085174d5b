import { relationshipKinds } from '#server/render/open-xml/relationship-kinds.ts'
import { readAddress } from '#server/open-xml/read-address.ts'
import type { Writer } from '#server/render/docx/writer.ts'
import type { Template } from './template.ts'
import { isTree, type Nodes, type Tree, writeTree } from '#server/open-xml/tree.ts'

const mediaTypes: Record<string, string> = { png: 'image/png', jpeg: 'image/jpeg', gif: 'image/gif', emf: 'image/x-emf' }

/** Inserts the template's own elements into parts of the file, with new relationships and unique drawing ids. */
export function createPlacing({ pictures }: Template, { file, nextDrawing }: Writer, edges: readonly string[]) {
  const paths = new Map<string, string>()

  function picturePath(number: string): string | undefined {
    const picture = pictures[Number(number)]
    const known = paths.get(number)
    if (!picture || known !== undefined) return known
    const path = `word/media/template${Number(number) + 1}.${picture.extension}`
    file.addPart({ path, contentType: mediaTypes[picture.extension]!, body: Buffer.from(picture.base64, 'base64') })
    paths.set(number, path)
    return path
  }

  function relate(tree: Tree, from: string): string | undefined {
    const id = tree.attributes['r:embed'] ?? tree.attributes['r:id'] ?? ''
    if (tree.name === 'w:hyperlink') {
      const address = readAddress(id)
      return address && file.relateOutside(from, relationshipKinds.hyperlink, address)
    }
    if (/^w:(header|footer)Reference$/.test(tree.name)) return edges[Number(id)]
    const path = picturePath(id)
    return path && file.relate(from, relationshipKinds.image, path)
  }

  function place(tree: Tree, from: string): Tree[] {
    const children = tree.children.flatMap((child): Nodes => (isTree(child) ? place(child, from) : [child]))
    const attributes = { ...tree.attributes }
    if (tree.name === 'wp:docPr') attributes['id'] = String(nextDrawing())
    for (const name of ['r:embed', 'r:id']) {
      if (attributes[name] === undefined) continue
      const id = relate(tree, from)
      if (id === undefined) return []
      attributes[name] = id
    }
    return [{ name: tree.name, attributes, children }]
  }

  return (trees: readonly Tree[], from: string): string =>
    trees
      .flatMap((tree) => place(tree, from))
      .map(writeTree)
      .join('')
}

export type Place = ReturnType<typeof createPlacing>

/** The namespace prefixes of a template's elements. */
export const templateNamespaces = {
  'xmlns:w': 'http://schemas.openxmlformats.org/wordprocessingml/2006/main',
  'xmlns:r': 'http://schemas.openxmlformats.org/officeDocument/2006/relationships',
  'xmlns:wp': 'http://schemas.openxmlformats.org/drawingml/2006/wordprocessingDrawing',
  'xmlns:a': 'http://schemas.openxmlformats.org/drawingml/2006/main',
  'xmlns:pic': 'http://schemas.openxmlformats.org/drawingml/2006/picture',
  'xmlns:mc': 'http://schemas.openxmlformats.org/markup-compatibility/2006',
  'xmlns:wps': 'http://schemas.microsoft.com/office/word/2010/wordprocessingShape',
  'xmlns:wpg': 'http://schemas.microsoft.com/office/word/2010/wordprocessingGroup',
  'xmlns:v': 'urn:schemas-microsoft-com:vml',
  'xmlns:o': 'urn:schemas-microsoft-com:office:office',
  'xmlns:w10': 'urn:schemas-microsoft-com:office:word',
}
