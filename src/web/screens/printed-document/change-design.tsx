import { useNavigate } from 'react-router'
import { useEffect, useRef, useState, type FormEvent } from 'react'
import { mostChangeWish } from '#shared/limits.ts'
import { api } from '#web/api/api.ts'
import { sentenceFor } from '#web/api/sentence-for.ts'
import { comparePath } from '#web/comparison/compare-link.tsx'
import { awaitWork } from '#web/documents/await-work.ts'
import { reloadDocuments } from '#web/documents/queries.ts'
import { Button } from '#web/ui/button.tsx'
import { ErrorBanner } from '#web/ui/error-banner.tsx'
import { Field, TextArea } from '#web/ui/field.tsx'
import { useWork } from '#web/ui/use-work.ts'
import * as words from '#words/document-page.ts'
import * as general from '#words/general.ts'
import type { Made } from './made-note.tsx'

/**
 * For staff, if a model writes: a form to describe a change of the design. The result is shown as a comparison with the previous version.
 */
export function ChangeDesign({ id, version, onClose }: { id: string; version: string; onClose: () => void }) {
  const navigate = useNavigate()
  const [wish, setWish] = useState('')
  const [failure, setFailure] = useState<string>()
  const field = useRef<HTMLTextAreaElement>(null)
  // Focused at once, because the user pressed a button for it.
  useEffect(() => field.current?.focus(), [])
  const { isBusy, begin } = useWork(async () => {
    setFailure(undefined)
    try {
      const { key } = await api.documentPage.change({ id, base: version, wish }, { idempotencyKey: crypto.randomUUID() })
      const { document } = await awaitWork(key)
      await reloadDocuments()
      // Navigates only if the user is still on this page.
      if (window.location.pathname !== `/documents/${id}`) return
      const made: Made = { from: version, version: document.version, words: words.designWasChanged }
      await navigate(comparePath({ documentId: id, from: version, to: document.version }), { state: { made } })
    } catch (error) {
      setFailure(words.whatYouTypedIsKept(sentenceFor(error)))
      void reloadDocuments()
    }
  })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (wish.trim() !== '') begin()
  }
  return (
    <form className="grid gap-3" onSubmit={submit}>
      <Field label={words.whatShouldChange} hint={words.changesAreShown}>
        {(control) => (
          <TextArea
            {...control}
            ref={field}
            maxLength={mostChangeWish}
            placeholder={words.suchAsAnotherQueue}
            readOnly={isBusy}
            value={wish}
            onChange={({ target }) => setWish(target.value)}
            onKeyDown={(event) => {
              if (event.key === 'Escape' && !isBusy) onClose()
              if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) submit(event)
            }}
          />
        )}
      </Field>
      <div className="flex flex-wrap items-center gap-2">
        <Button type="submit" variant="primary" disabled={isBusy || wish.trim() === ''}>
          {words.changeDesign}
        </Button>
        <Button onClick={onClose} disabled={isBusy}>
          {general.cancel}
        </Button>
        <output className="text-sm text-ink-3">{isBusy && words.designIsBeingChanged}</output>
      </div>
      {failure !== undefined && <ErrorBanner>{failure}</ErrorBanner>}
    </form>
  )
}
