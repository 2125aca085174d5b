import './section-editor.css'
import { EditorView } from 'prosemirror-view'
import { EditorState, type Command, Plugin } from 'prosemirror-state'
import { useEffect, useRef, useState, type KeyboardEvent, type RefObject } from 'react'
import type { Section } from '#shared/content/content.ts'
import { AppError } from '#shared/errors.ts'
import { api } from '#web/api/api.ts'
import { sentenceFor } from '#web/api/sentence-for.ts'
import { Button } from '#web/ui/button.tsx'
import * as words from '#words/editor.ts'
import { fromEditor, nodeOf, restore, toEditor, schema } from './section-schema.ts'
import type { EditedBlock } from '#shared/content/edited-block.ts'
import { type DraftPlace, editDraftName } from './edit-draft-name.ts'
import { forget, readStored, store } from '#web/ui/stored-value.ts'
import { baseKeymap, chainCommands, exitCode, setBlockType, toggleMark } from 'prosemirror-commands'
import { history, redo, undo } from 'prosemirror-history'
import { keymap } from 'prosemirror-keymap'
import type { Node } from 'prosemirror-model'
import { liftListItem, sinkListItem } from 'prosemirror-schema-list'
import { enterInList, fromList, toList } from './list-commands.ts'

const { nodes, marks } = schema

/** Tables, pictures and figures are generated from the facts, so edits that would remove or move one are rejected. */
const keepFacts = new Plugin({
  filterTransaction: (transaction, { doc }) => !transaction.docChanged || factsIn(transaction.doc) === factsIn(doc),
})

function factsIn(doc: Node): string {
  return doc.children.flatMap((node) => (node.type === nodes.fact ? (node.attrs['block'] as { id: string }).id : [])).join('\n')
}

const createState = (doc: Node) =>
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

type Tool = { label: string; name: string; run: Command }

/** The tools of the bar, in order. */
const tools: Tool[] = [
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

type EditDraft = { base: string; blocks: EditedBlock[] }

const findEditDraft = (place: DraftPlace) => readStored(editDraftName(place), 'localStorage') as EditDraft | undefined
const keepEditDraft = (place: DraftPlace, draft: EditDraft) => store(editDraftName(place), draft, 'localStorage')
const forgetEditDraft = (place: DraftPlace) => forget(editDraftName(place), 'localStorage')

type SectionEditorProps = {
  section: Section
  /** The version being edited. */
  base: string
  place: DraftPlace
  onSaved: (version: string) => void
  onClosed: () => void
  /** Someone else has saved a version first: the text is preserved, and the page must reload. */
  onStale: () => void
}

/** An editor for the prose of one section; saving creates a new version. */
export function SectionEditor(props: SectionEditorProps) {
  const { section, base, place, onSaved, onClosed, onStale } = props
  const box = useRef<HTMLDivElement>(null)
  const [kept] = useState(() => findEditDraft(place))
  const { view, state } = useEditor(box, props, kept)
  const [failure, setFailure] = useState<string>()
  const [isBusy, setBusy] = useState(false)
  const save = async () => {
    if (!view.current || isBusy) return
    setBusy(true)
    setFailure(undefined)
    const blocks = fromEditor(view.current.state.doc, section.blocks)
    try {
      const { version } = await api.documentPage.edit({ id: place.document, section: section.id, base, blocks })
      forgetEditDraft(place)
      onSaved(version)
    } catch (error) {
      setFailure(words.whatYouTypedIsKept(sentenceFor(error)))
      setBusy(false)
      if (error instanceof AppError && error.code === 'conflict' && /^Somebody\b/.test(error.message)) onStale()
    }
  }
  const cancel = () => {
    forgetEditDraft(place)
    onClosed()
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 's' && (event.ctrlKey || event.metaKey)) {
      event.preventDefault()
      void save()
    }
  }
  return (
    // What is pressed within it bubbles up to here.
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions
    <div className="section-editor my-3 rounded-lg border border-accent" onKeyDown={onKeyDown}>
      <ToolBar view={view} state={state} />
      {kept && (
        <p className="border-b border-line px-3 py-2 font-sans text-sm text-ink-2">
          {kept.base === base ? words.typedIsHereAgain : words.typedIsHereAgainOver(base)}
        </p>
      )}
      <div ref={box} className="px-3 py-1" />
      <div className="flex flex-wrap items-center gap-2 border-t border-line px-3 py-2.5 font-sans">
        <Button variant="primary" disabled={isBusy} onClick={() => void save()}>
          {words.saveAsVersion}
        </Button>
        <Button disabled={isBusy} onClick={cancel}>
          {words.discard}
        </Button>
        <p role="alert" className="min-w-0 flex-1 basis-40 text-sm wrap-anywhere text-danger">
          {failure}
        </p>
      </div>
    </div>
  )
}

type Editor = { view: RefObject<EditorView | null>; state: EditorState | undefined }

function useEditor(
  box: RefObject<HTMLDivElement | null>,
  { section, base, place }: Pick<SectionEditorProps, 'section' | 'base' | 'place'>,
  kept: ReturnType<typeof findEditDraft>,
): Editor {
  const view = useRef<EditorView>(null)
  const [state, setState] = useState<EditorState>()
  useEffect(() => {
    const { blocks } = section
    const doc = kept ? restore(kept.blocks, blocks) : toEditor(blocks.map(nodeOf))
    const editor = new EditorView(box.current, {
      state: createState(doc),
      attributes: {
        role: 'textbox',
        'aria-multiline': 'true',
        'aria-label': words.wordsOf(section.heading),
      },
      dispatchTransaction(transaction) {
        const next = editor.state.apply(transaction)
        editor.updateState(next)
        setState(next)
        // Stored at once, because a page can end without notice.
        if (transaction.docChanged) keepEditDraft(place, { base, blocks: fromEditor(next.doc, blocks) })
      },
    })
    view.current = editor
    editor.focus()
    return () => editor.destroy()
    // One editor for the whole time that it is open; another version is another editor.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [])
  return { view, state }
}

/** Each tool is a separate tab stop, because a single stop would hide the others. */
function ToolBar({ view, state }: Editor) {
  return (
    <div role="toolbar" aria-label={words.write} className="flex flex-wrap gap-0.5 border-b border-line bg-sunken p-1 font-sans">
      {tools.map(({ label, name, run }) => (
        <button
          key={label}
          type="button"
          aria-label={label}
          title={label}
          disabled={state !== undefined && !run(state)}
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => {
            if (!view.current) return
            run(view.current.state, view.current.dispatch, view.current)
            view.current.focus()
          }}
          className="h-8 min-w-8 cursor-pointer rounded-md px-2 text-sm text-ink-2 hover:bg-raised hover:text-ink disabled:cursor-default disabled:text-ink-3 disabled:opacity-60 pointer-coarse:h-11 pointer-coarse:min-w-11"
        >
          {name}
        </button>
      ))}
    </div>
  )
}
