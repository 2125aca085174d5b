import type { Tree } from '#server/open-xml/tree.ts'
import { readXml } from '../read-xml.ts'
import { refusal } from '../refusal.ts'

/** The known namespaces, with their usual prefixes; elements in others are left out. */
const prefixes: Record<string, string> = {
  'http://schemas.openxmlformats.org/wordprocessingml/2006/main': 'w',
  'http://schemas.openxmlformats.org/officeDocument/2006/relationships': 'r',
  'http://schemas.openxmlformats.org/drawingml/2006/wordprocessingDrawing': 'wp',
  'http://schemas.openxmlformats.org/drawingml/2006/main': 'a',
  'http://schemas.openxmlformats.org/drawingml/2006/picture': 'pic',
  'http://schemas.openxmlformats.org/drawingml/2006/chart': 'c',
  'http://schemas.openxmlformats.org/drawingml/2006/diagram': 'dgm',
  'http://schemas.openxmlformats.org/markup-compatibility/2006': 'mc',
  'http://schemas.microsoft.com/office/word/2010/wordprocessingShape': 'wps',
  'http://schemas.microsoft.com/office/word/2010/wordprocessingGroup': 'wpg',
  'urn:schemas-microsoft-com:vml': 'v',
  'urn:schemas-microsoft-com:office:office': 'o',
  'urn:schemas-microsoft-com:office:word': 'w10',
}
const withText = new Set(['w:t', 'w:instrText', 'wp:align', 'wp:posOffset'])
const deepestNesting = 120
/** Maximum elements of a part, or of one block of its body, that are loaded; each takes about 300 bytes of memory. */
const mostElements = 60_000

type Bindings = Record<string, string | undefined>
type Open = { tree: Tree | undefined; bindings: Bindings }
type TreeReading = {
  /** Called with each child of the named element when it ends, instead of storing it. */
  within?: string
  onChild?: (child: Tree) => void
  progress: () => void
}

/** A part as a tree, or the rest of it after each child was passed on; undefined if it is in an unknown namespace. */
export async function readTree(
  chunks: AsyncIterable<Buffer>,
  { within, onChild, progress }: TreeReading,
): Promise<Tree | undefined> {
  const open: Open[] = []
  let root: Tree | undefined
  let elements = 0
  const handlers = {
    open(name: string, _attribute: unknown, attributes: () => [name: string, value: string][]) {
      if (open.length >= deepestNesting) throw refusal.damaged()
      const parent = open.at(-1)
      const pairs = attributes()
      const bindings = bind(parent?.bindings ?? { xml: 'xml' }, pairs)
      const known = qualify(name, bindings, true)
      const isKept = known !== undefined && (!parent || parent.tree !== undefined)
      const hasRoom = isKept && ++elements <= mostElements
      const tree = hasRoom ? { name: known, attributes: qualified(pairs, bindings), children: [] } : undefined
      open.push({ tree, bindings })
      if (!parent) root = tree
    },
    close() {
      const tree = open.pop()?.tree
      const parent = open.at(-1)?.tree
      if (!tree || !parent) return
      if (onChild && parent.name === within) {
        onChild(tree)
        if (open.length <= 2) elements = 0
      } else parent.children.push(tree)
    },
    text(text: string) {
      const tree = open.at(-1)?.tree
      if (tree && withText.has(tree.name)) tree.children.push(text)
    },
  }
  await readXml(chunks, handlers, progress)
  return root
}

function bind(outer: Bindings, attributes: [name: string, value: string][]): Bindings {
  const own = attributes.filter(([name]) => name === 'xmlns' || name.startsWith('xmlns:'))
  if (own.length === 0) return outer
  return { ...outer, ...Object.fromEntries(own.map(([name, uri]) => [name.slice(6), prefixes[uri]])) }
}

function qualify(name: string, bindings: Bindings, isElement: boolean): string | undefined {
  const colon = name.indexOf(':')
  if (colon < 0 && !isElement) return name
  const prefix = bindings[colon < 0 ? '' : name.slice(0, colon)]
  return prefix && `${prefix}:${name.slice(colon + 1)}`
}

function qualified(pairs: [name: string, value: string][], bindings: Bindings): Record<string, string> {
  const kept = pairs.flatMap(([name, value]) => {
    const known = name.startsWith('xmlns') ? undefined : qualify(name, bindings, false)
    return known === undefined ? [] : [[known, value] as const]
  })
  return Object.fromEntries(kept)
}
