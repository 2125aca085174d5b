import { type Mark, type MarkSpec, Node, Schema } from 'prosemirror-model'
import type { Block, Inline, ListItem } from '#shared/content/blocks.ts'
import type { EditedBlock } from '#shared/content/edited-block.ts'
import { isProse, type ProseBlock } from '#shared/content/prose.ts'
import { blockTexts } from '#shared/content/plain-text.ts'
import * as words from '#words/editor.ts'

const inline = (tag: string): MarkSpec => ({ parseDOM: [{ tag }], toDOM: () => [tag, 0] })
const own = { id: { default: '' } }

/** The editor's schema of a section: prose is editable, and a block generated from facts is a single unit that the cursor skips. */
export const schema = new Schema({
  nodes: {
    doc: { content: 'block+' },
    paragraph: { group: 'block', content: 'inline*', attrs: own, parseDOM: [{ tag: 'p' }], toDOM: () => ['p', 0] },
    quote: {
      group: 'block',
      content: 'inline*',
      attrs: { ...own, source: { default: '' } },
      parseDOM: [{ tag: 'blockquote' }],
      toDOM: () => ['blockquote', 0],
    },
    callout: {
      group: 'block',
      content: 'inline*',
      attrs: { ...own, tone: { default: 'note' }, title: { default: '' } },
      toDOM: ({ attrs }) => ['div', { class: 'callout', 'data-title': attrs['title'] as string }, 0],
    },
    codeBlock: {
      group: 'block',
      content: 'text*',
      marks: '',
      code: true,
      attrs: { ...own, language: { default: '' } },
      parseDOM: [{ tag: 'pre', preserveWhitespace: 'full' }],
      toDOM: () => ['pre', ['code', 0]],
    },
    list: {
      group: 'block',
      content: 'item+',
      attrs: { ...own, ordered: { default: false } },
      parseDOM: [{ tag: 'ul' }, { tag: 'ol', attrs: { ordered: true } }],
      toDOM: ({ attrs }) => [attrs['ordered'] ? 'ol' : 'ul', 0],
    },
    item: { content: 'line list?', defining: true, parseDOM: [{ tag: 'li' }], toDOM: () => ['li', 0] },
    line: { content: 'inline*', parseDOM: [{ tag: 'p', context: 'item/' }], toDOM: () => ['p', 0] },
    fact: {
      group: 'block',
      atom: true,
      attrs: { block: {} },
      toDOM: ({ attrs }) => {
        const block = attrs['block'] as Block
        const name = 'caption' in block ? block.caption : (blockTexts(block)[0] ?? '')
        return ['div', { class: 'fact', contenteditable: 'false' }, `${factNames[block.type] ?? words.kept}: ${name}`]
      },
    },
    text: { group: 'inline' },
  },
  marks: {
    strong: inline('strong'),
    emphasis: inline('em'),
    code: inline('code'),
    link: { attrs: { to: {} }, inclusive: false, toDOM: () => ['span', { class: 'linked' }, 0] },
    cites: { attrs: { ids: {} }, inclusive: false, toDOM: ({ attrs }) => ['span', { 'data-cites': String(attrs['ids']) }, 0] },
  },
})

const factNames: Partial<Record<Block['type'], string>> = {
  table: words.table,
  diagram: words.picture,
  chart: words.chart,
  figures: words.figures,
}

const { nodes, marks } = schema
const dress = ['strong', 'emphasis', 'code'] as const

const nodesOf = (runs: Inline[]): Node[] =>
  runs.flatMap(({ text, marks: named = [], link, cites }) => {
    if (text === '') return []
    const worn: Mark[] = [
      ...named.map((name) => marks[name].create()),
      ...(link === undefined ? [] : [marks.link.create({ to: link })]),
      ...(cites ? [marks.cites.create({ ids: cites })] : []),
    ]
    return schema.text(
      text,
      worn.reduce<readonly Mark[]>((set, mark) => mark.addToSet(set), []),
    )
  })

const itemNode = (item: ListItem): Node =>
  nodes.item.create(null, [
    nodes.line.create(null, nodesOf(item.text)),
    ...(item.items?.length ? [nodes.list.create({ ordered: item.ordered ?? false }, item.items.map(itemNode))] : []),
  ])

type Makers = { [Type in ProseBlock['type']]: (block: Extract<ProseBlock, { type: Type }>, id: string) => Node }

const makers: Makers = {
  paragraph: ({ text }, id) => nodes.paragraph.create({ id }, nodesOf(text)),
  quote: ({ text, source }, id) => nodes.quote.create({ id, source }, nodesOf(text)),
  callout: ({ text, tone, title }, id) => nodes.callout.create({ id, tone, title }, nodesOf(text)),
  code: ({ text, language }, id) => nodes.codeBlock.create({ id, language }, text ? [schema.text(text)] : []),
  list: ({ items, ordered }, id) => nodes.list.create({ id, ordered }, items.map(itemNode)),
}

export function nodeOf(block: Block): Node {
  // TypeScript cannot infer that the maker found by a block's type accepts that block.
  const make = makers[block.type as ProseBlock['type']] as (block: Block, id: string) => Node
  return isProse(block) ? make(block, block.id) : nodes.fact.create({ block })
}

/** Converts a section's blocks; an empty section begins with an empty paragraph. */
export const toEditor = (all: Node[]): Node => nodes.doc.create(null, all.length > 0 ? all : [nodes.paragraph.create()])

function runsOf(node: Node): Inline[] {
  return node.children.map((child) => {
    const named = dress.filter((name) => marks[name].isInSet(child.marks))
    const [link, cites] = [marks.link.isInSet(child.marks), marks.cites.isInSet(child.marks)]
    return {
      text: child.text ?? '',
      ...(named.length > 0 && { marks: named }),
      ...(link && { link: link.attrs['to'] as string }),
      ...(cites && { cites: cites.attrs['ids'] as string[] }),
    }
  })
}

function itemOf(item: Node): ListItem {
  const below = item.childCount > 1 ? item.child(1) : undefined
  return {
    text: runsOf(item.child(0)),
    ...(below && { items: below.children.map(itemOf), ...(below.attrs['ordered'] ? { ordered: true } : {}) }),
  }
}

type Written = Exclude<EditedBlock, { keep: string }>
type Attrs = {
  tone: Extract<ProseBlock, { type: 'callout' }>['tone']
  title: string
  source: string
  language: string
  ordered: boolean
}

function written(node: Node, id: string | undefined): Written {
  const attrs = node.attrs as Attrs
  const named = id === undefined ? {} : { id }
  switch (node.type.name) {
    case 'quote':
      return { ...named, type: 'quote', text: runsOf(node), source: attrs.source }
    case 'callout':
      return { ...named, type: 'callout', tone: attrs.tone, title: attrs.title, text: runsOf(node) }
    case 'codeBlock':
      return { ...named, type: 'code', language: attrs.language, text: node.textContent }
    case 'list':
      return { ...named, type: 'list', ordered: attrs.ordered, items: node.children.map(itemOf) }
    default:
      return { ...named, type: 'paragraph', text: runsOf(node) }
  }
}

/** Returns the blocks for the request: unchanged blocks by id only, so that they stay byte for byte the same. */
export function fromEditor(doc: Node, before: Block[]): EditedBlock[] {
  const originals = new Map(before.map((block) => [block.id, nodeOf(block)]))
  const used = new Set<string>()
  return doc.children.map((node): EditedBlock => {
    const id = node.type === nodes.fact ? (node.attrs['block'] as Block).id : (node.attrs['id'] as string)
    const original = used.has(id) ? undefined : originals.get(id)
    // Splitting a paragraph copies its id: the first part is the original.
    if (original) used.add(id)
    return original?.eq(node) ? { keep: id } : written(node, original && id)
  })
}

/** Restores a stored draft: its unchanged blocks, tables and pictures are taken from the current version. */
export function restore(draft: EditedBlock[], now: Block[]): Node {
  const known = new Map(now.map((block) => [block.id, block]))
  const blocks = draft.flatMap((block): Block[] => {
    if ('keep' in block) return [known.get(block.keep)].filter((one) => one !== undefined)
    return [{ ...block, id: block.id ?? '' }]
  })
  const facts = now.filter((block) => !isProse(block))
  const missing = facts.filter((block) => !blocks.includes(block))
  return toEditor([...blocks, ...missing].map(nodeOf))
}
