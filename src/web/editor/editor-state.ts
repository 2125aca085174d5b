import { baseKeymap, chainCommands, exitCode, setBlockType, toggleMark } from 'prosemirror-commands'
import { history, redo, undo } from 'prosemirror-history'
import { keymap } from 'prosemirror-keymap'
import type { Node } from 'prosemirror-model'
import { liftListItem, sinkListItem } from 'prosemirror-schema-list'
import { type Command, EditorState, Plugin } from 'prosemirror-state'
import { enterInList, fromList, toList } from './list-commands.ts'
import { schema } from './section-schema.ts'

const { nodes, marks } = schema

/** Tables, pictures and figures follow from the facts: whatever would take one away or move it is not done. */
const keepFacts = new Plugin({
  filterTransaction: (transaction, { doc }) => !transaction.docChanged || factsIn(transaction.doc) === factsIn(doc),
})

function factsIn(doc: Node): string {
  return doc.children.flatMap((node) => (node.type === nodes.fact ? (node.attrs['block'] as { id: string }).id : [])).join('\n')
}

export const createState = (doc: Node) =>
  EditorState.create({
    doc,
    plugins: [
      keepFacts,
      history(),
      keymap({
        'Mod-z': undo,
        'Mod-y': redo,
        'Shift-Mod-z': redo,
        'Mod-b': toggleMark(marks.strong),
        'Mod-i': toggleMark(marks.emphasis),
        Enter: enterInList,
        // Tab leaves the editor: whoever has no mouse must get out.
        'Mod-]': sinkListItem(nodes.item),
        'Mod-[': liftListItem(nodes.item),
        'Mod-Enter': exitCode,
      }),
      keymap(baseKeymap),
    ],
  })

export type Tool = { label: string; name: string; run: Command }

/** What the bar offers, in its order. */
export const tools: Tool[] = [
  { label: 'Bold', name: 'B', run: toggleMark(marks.strong) },
  { label: 'Italic', name: 'I', run: toggleMark(marks.emphasis) },
  { label: 'Code', name: '<>', run: toggleMark(marks.code) },
  { label: 'Paragraph', name: 'Text', run: chainCommands(fromList, setBlockType(nodes.paragraph)) },
  { label: 'Bulleted list', name: '• List', run: toList(false) },
  { label: 'Numbered list', name: '1. List', run: toList(true) },
  { label: 'Note', name: 'Note', run: setBlockType(nodes.callout, { title: 'Note' }) },
  { label: 'Quote', name: 'Quote', run: setBlockType(nodes.quote) },
  { label: 'Block of code', name: 'Block', run: setBlockType(nodes.codeBlock) },
  { label: 'Undo', name: 'Undo', run: undo },
  { label: 'Redo', name: 'Redo', run: redo },
]
