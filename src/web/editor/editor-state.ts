import { baseKeymap, chainCommands, exitCode, setBlockType, toggleMark } from 'prosemirror-commands'
import { history, redo, undo } from 'prosemirror-history'
import { keymap } from 'prosemirror-keymap'
import type { Node } from 'prosemirror-model'
import { liftListItem, sinkListItem } from 'prosemirror-schema-list'
import { type Command, EditorState, Plugin } from 'prosemirror-state'
import * as words from '#words/editor.ts'
import { enterInList, fromList, toList } from './list-commands.ts'
import { schema } from './section-schema.ts'

const { nodes, marks } = schema

/** Tables, pictures and figures are generated from the facts, so edits that would remove or move one are rejected. */
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
        // Tab leaves the editor, so that keyboard users are not trapped.
        'Mod-]': sinkListItem(nodes.item),
        'Mod-[': liftListItem(nodes.item),
        'Mod-Enter': exitCode,
      }),
      keymap(baseKeymap),
    ],
  })

export type Tool = { label: string; name: string; run: Command }

/** The tools of the bar, in order. */
export const tools: Tool[] = [
  { label: words.bold, name: 'B', run: toggleMark(marks.strong) },
  { label: words.italic, name: 'I', run: toggleMark(marks.emphasis) },
  { label: words.code, name: '<>', run: toggleMark(marks.code) },
  { label: words.paragraph, name: words.text, run: chainCommands(fromList, setBlockType(nodes.paragraph)) },
  { label: words.bulletedList, name: words.bulletedListSign, run: toList(false) },
  { label: words.numberedList, name: words.numberedListSign, run: toList(true) },
  { label: words.note, name: words.note, run: setBlockType(nodes.callout, { title: words.note }) },
  { label: words.quote, name: words.quote, run: setBlockType(nodes.quote) },
  { label: words.blockOfCode, name: words.block, run: setBlockType(nodes.codeBlock) },
  { label: words.undo, name: words.undo, run: undo },
  { label: words.redo, name: words.redo, run: redo },
]
