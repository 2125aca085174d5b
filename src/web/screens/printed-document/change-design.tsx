import { useNavigate } from 'react-router'
import { useEffect, useRef, useState, type FormEvent } from 'react'
import { mostChangeWish } from '#shared/rewrite-limits.ts'
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

/** For staff where a model writes: what the design should have otherwise, in words. What it changed is compared with the version before. */
export function ChangeDesign({ id, version, onClose }: { id: string; version: string; onClose: () => void }) {
  const navigate = useNavigate()
  const [wish, setWish] = useState('')
  const [failure, setFailure] = useState<string>()
  const field = useRef<HTMLTextAreaElement>(null)
  // Somebody pressed a button for it.
  useEffect(() => field.current?.focus(), [])
  const { isBusy, begin } = useWork(async () => {
    setFailure(undefined)
    try {
      const { key } = await api.documentPage.change({ id, base: version, wish }, { idempotencyKey: crypto.randomUUID() })
      const { document } = await awaitWork(key)
      await reloadDocuments()
      // Somebody who reads something else meanwhile is not called away.
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
