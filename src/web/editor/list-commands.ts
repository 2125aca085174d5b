import type { Node } from 'prosemirror-model'
import { liftListItem, splitListItem } from 'prosemirror-schema-list'
import { type Command, TextSelection } from 'prosemirror-state'
import { schema } from './section-schema.ts'

const { nodes } = schema

/** Turns a paragraph into a list with one item, or a list into one of the other kind. */
export const toList =
  (ordered: boolean): Command =>
  (state, dispatch) => {
    const { $from } = state.selection
    if ($from.depth < 1) return false
    const block = $from.node(1)
    if (block.type === nodes.list) {
      if (block.attrs['ordered'] === ordered) return false
      dispatch?.(state.tr.setNodeMarkup($from.before(1), null, { ...block.attrs, ordered }))
      return true
    }
    if (!block.isTextblock) return false
    const item = nodes.item.create(null, [nodes.line.create(null, block.content)])
    const list = nodes.list.create({ id: block.attrs['id'] as string, ordered }, [item])
    const change = state.tr.replaceWith($from.before(1), $from.after(1), list)
    dispatch?.(change.setSelection(TextSelection.create(change.doc, $from.pos + 2)).scrollIntoView())
    return true
  }

const linesIn = (node: Node): Node[] => (node.type === nodes.line ? [node] : node.children.flatMap(linesIn))

/** Turns each item of the list into a paragraph. */
export const fromList: Command = (state, dispatch) => {
  const { $from } = state.selection
  const list = $from.depth > 0 ? $from.node(1) : undefined
  if (list?.type !== nodes.list) return false
  const paragraphs = linesIn(list).map((line) => nodes.paragraph.create(null, line.content))
  const change = state.tr.replaceWith($from.before(1), $from.after(1), paragraphs)
  dispatch?.(change.setSelection(TextSelection.near(change.doc.resolve($from.before(1) + 1))).scrollIntoView())
  return true
}

/** Enter adds an item; in an empty one, it leaves the inner list or the list. */
export const enterInList: Command = (state, dispatch, view) => {
  const { $from, empty } = state.selection
  if ($from.parent.type !== nodes.line) return false
  if (!empty || $from.parent.content.size > 0) return splitListItem(nodes.item)(state, dispatch, view)
  if ($from.depth > 3) return liftListItem(nodes.item)(state, dispatch, view)
  const list = $from.node(1)
  const isLast = $from.index(1) === list.childCount - 1
  if (list.childCount === 1) return fromList(state, dispatch)
  if (!isLast) return false
  const change = state.tr.delete($from.before(2), $from.after(2))
  const after = change.mapping.map($from.after(1))
  change.insert(after, nodes.paragraph.create())
  dispatch?.(change.setSelection(TextSelection.create(change.doc, after + 1)).scrollIntoView())
  return true
}
