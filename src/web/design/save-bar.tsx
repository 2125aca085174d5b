import Redo from 'lucide-react/icons/redo-2'
import Undo from 'lucide-react/icons/undo-2'
import { Suspense, useEffect, useState } from 'react'
import { Link } from 'react-router'
import { AppError } from '#shared/errors.ts'
import { api } from '#web/api/api.ts'
import { queryClient } from '#web/api/query-client.ts'
import { sentenceFor } from '#web/api/sentence-for.ts'
import { CompareLink } from '#web/comparison/compare-link.tsx'
import { reloadDocuments } from '#web/documents/queries.ts'
import { Button, buttonStyle } from '#web/ui/button.tsx'
import { useDialogs } from '#web/ui/dialogs/use-dialogs.tsx'
import { ErrorBanner } from '#web/ui/error-banner.tsx'
import { lazyPart } from '#web/ui/lazy-part.ts'
import { useWork } from '#web/ui/use-work.ts'
import * as general from '#words/general.ts'
import * as words from '#words/design.ts'
import { goneWithIt } from '#words/design-picture.ts'
import { replace } from '#words/design-replace.ts'
import { changesOf } from './draft.ts'
import { designQuery } from './design-query.ts'
import type { EditedDesign } from './use-design.ts'

/** Errors after which nothing was saved, for certain. */
const final = new Set<AppError['code']>(['conflict', 'invalid-input', 'not-found', 'not-allowed', 'too-large'])

type SaveBarProps = { id: string; version: string; edited: EditedDesign }

/** The draft: the number of changes, undo and redo, discarding it, and saving it as the document’s next version. */
export function SaveBar({ id, version, edited }: SaveBarProps) {
  const { draft, moved, failure, goneToo } = edited
  const { dialogs, confirm } = useDialogs()
  const [saved, setSaved] = useState<{ from: string; version: string }>()
  const [refused, setRefused] = useState<string>()
  const count = changesOf(draft).length
  const save = useWork(async () => {
    setRefused(undefined)
    // Repeating the request after a lost response saves nothing twice.
    const sent = draft.sent ?? { key: crypto.randomUUID(), count: draft.steps.length }
    edited.markSent(sent)
    try {
      const request = { id, base: draft.base, changes: draft.steps.slice(0, sent.count).flat() }
      const made = await api.design.change(request, { idempotencyKey: sent.key })
      await queryClient.fetchQuery({ ...designQuery(id), staleTime: 0 })
      edited.settleSaved(made.version)
      setSaved({ from: draft.base, version: made.version })
    } catch (error) {
      setRefused(sentenceFor(error))
      if (!(error instanceof AppError) || !final.has(error.code)) return
      edited.markSent(undefined)
    }
    await reloadDocuments()
  })
  // A new version exists, which may be the one whose response was lost.
  const isUnsure = draft.sent !== undefined && moved.isBehind
  const { isBusy, begin } = save
  useEffect(() => {
    if (isUnsure && !isBusy && refused === undefined) begin()
  }, [isUnsure, isBusy, refused, begin])
  const mayNotSave = count === 0 || (moved.isBehind && !draft.sent) || failure !== null
  useHistoryKeys(edited)
  const discard = async () => {
    const yes = { yes: words.discard, no: words.keepChanges }
    if (await confirm({ text: words.discardAll, note: words.discardNote, ...yes })) edited.clear(version)
  }
  return (
    <div className="grid gap-3">
      {dialogs}
      <div className="flex flex-wrap items-center gap-2">
        <Button variant="primary" disabled={mayNotSave || save.isBusy} onClick={save.begin}>
          {save.isBusy ? words.saving : words.save}
        </Button>
        <Button size="icon" aria-label={words.undo} title={words.undo} disabled={!edited.canUndo} onClick={edited.undo}>
          <Undo aria-hidden size={16} />
        </Button>
        <Button size="icon" aria-label={words.redo} title={words.redo} disabled={!edited.canRedo} onClick={edited.redo}>
          <Redo aria-hidden size={16} />
        </Button>
        {count > 0 && (
          <Button variant="quiet" onClick={() => void discard()}>
            {words.discard}
          </Button>
        )}
        <ReplaceWords editing={edited.editing} />
        <output className="text-sm text-ink-2">{count > 0 ? words.unsaved(count) : words.everythingSaved}</output>
      </div>
      {goneToo && (
        <output className="text-sm text-ink-2">{goneWithIt(goneToo.components, goneToo.connections, goneToo.steps)}</output>
      )}
      {failure && <ErrorBanner>{`${words.changesDoNotFit} ${sentenceFor(failure)}`}</ErrorBanner>}
      {refused !== undefined && count > 0 && <ErrorBanner>{`${words.notSaved} ${refused}`}</ErrorBanner>}
      {saved && count === 0 && !moved.isBehind && (
        <div className="flex flex-wrap items-center gap-2 border-l-3 border-line pl-3 text-sm">
          <output className="font-medium">{words.versionSaved(saved.version)}</output>
          <Link to={`/documents/${id}`} className={buttonStyle({ size: 'small' })}>
            {words.openDocument}
          </Link>
          <CompareLink documentId={id} from={saved.from} to={saved.version}>
            {general.whatChanged}
          </CompareLink>
        </div>
      )}
    </div>
  )
}

const ReplaceDialog = lazyPart(() => import('./replace-dialog.tsx').then((file) => file.ReplaceDialog))

function ReplaceWords({ editing }: Pick<EditedDesign, 'editing'>) {
  const [isOpen, setIsOpen] = useState(false)
  return (
    <>
      <Button variant="quiet" disabled={editing.isReadOnly} onClick={() => setIsOpen(true)}>
        {replace}
      </Button>
      {isOpen && (
        <Suspense fallback={null}>
          <ReplaceDialog editing={editing} onClose={() => setIsOpen(false)} />
        </Suspense>
      )}
    </>
  )
}

const isTyping = (target: EventTarget | null) =>
  target instanceof HTMLElement &&
  (target.isContentEditable || target.closest('input:not([type=checkbox]), textarea, [role=dialog]') !== null)

/** Ctrl or Cmd with Z undoes, with Shift+Z or Y redoes; within a field the keys act on the field. */
function useHistoryKeys({ undo, redo }: EditedDesign) {
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (!(event.ctrlKey || event.metaKey) || event.altKey || isTyping(event.target)) return
      const key = event.key.toLowerCase()
      if (key !== 'z' && key !== 'y') return
      event.preventDefault()
      if (key === 'y' || event.shiftKey) redo()
      else undo()
    }
    addEventListener('keydown', press)
    return () => removeEventListener('keydown', press)
  }, [undo, redo])
}
