import { type FormEvent, useEffect, useRef, useState } from 'react'
import { Link } from 'react-router'
import type { ConversationRow, QuotedPassage } from '#shared/api/conversations.ts'
import { chatLimits } from '#shared/limits.ts'
import { sentenceFor } from '#web/api/sentence-for.ts'
import { Button } from '#web/ui/button.tsx'
import { Field, TextArea } from '#web/ui/field.tsx'
import { Select } from '#web/ui/select.tsx'
import { useWork } from '#web/ui/use-work.ts'
import * as words from '#words/chat.ts'
import { typeName } from '#words/document-types.ts'
import * as general from '#words/general.ts'
import { useScopeDocuments } from './live-queries.ts'
import { AppError } from '#shared/errors.ts'
import { api } from '#web/api/api.ts'

type AskClientProps = { scope: ConversationRow['scope']; question: string; passages: QuotedPassage[] }

/** For staff, if nothing answers: puts the question to the client as a comment on a document that the client can see. */
export function AskClient(props: AskClientProps) {
  const [isOpen, setOpen] = useState(false)
  const [asked, setAsked] = useState<string>()
  if (asked !== undefined)
    return (
      <output className="mt-2 block text-sm text-ok">
        {words.clientWasAsked}
        <Link to={`/documents/${asked}?panel=comments`} className="underline underline-offset-4">
          {words.lookAtThread}
        </Link>
      </output>
    )
  if (isOpen) return <AskForm {...props} onAsked={setAsked} onClose={() => setOpen(false)} />
  return (
    <Button size="small" className="mt-2" onClick={() => setOpen(true)}>
      {words.askTheClient}
    </Button>
  )
}

type AskFormProps = AskClientProps & { onAsked: (document: string) => void; onClose: () => void }

function AskForm({ scope, question, passages, onAsked, onClose }: AskFormProps) {
  const documents = useScopeDocuments(scope, passages)
  const [chosen, setChosen] = useState<string>()
  const [text, setText] = useState(question)
  const [failure, setFailure] = useState<string>()
  const form = useRef<HTMLFormElement>(null)
  // The pressed button has disappeared, so the form takes the focus.
  useEffect(() => form.current?.querySelector('textarea')?.focus(), [])
  const id = chosen ?? documents[0]?.id
  const { isBusy, begin } = useWork(async () => {
    setFailure(undefined)
    try {
      await askInDocument(id!, { text, near: passages })
      onAsked(id!)
    } catch (error) {
      setFailure(sentenceFor(error))
    }
  })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    begin()
  }
  return (
    <form
      ref={form}
      aria-label={words.askTheClient}
      onSubmit={submit}
      className="mt-3 grid gap-3 rounded-md border border-line p-3"
    >
      <Field label={words.question}>
        {(control) => (
          <TextArea
            {...control}
            rows={2}
            maxLength={chatLimits.question}
            value={text}
            onChange={({ target }) => setText(target.value)}
          />
        )}
      </Field>
      <Field label={words.onTheDocument} hint={words.everybodyThereWhoIsShown}>
        {(control) => (
          <Select {...control} value={id ?? ''} disabled={!id} onChange={({ target }) => setChosen(target.value)}>
            {documents.map(({ id: document, name, type, clientName }) => (
              <option key={document} value={document}>
                {name} ({typeName(type)}), {clientName}
              </option>
            ))}
          </Select>
        )}
      </Field>
      <div className="flex flex-wrap gap-2">
        <Button type="submit" variant="primary" size="small" disabled={isBusy || !id || text.trim() === ''}>
          {isBusy ? words.asking : words.ask}
        </Button>
        <Button size="small" onClick={onClose}>
          {general.cancel}
        </Button>
      </div>
      <p role="alert" className="text-sm wrap-anywhere text-danger empty:hidden">
        {failure}
      </p>
    </form>
  )
}

type Question = { text: string; /** The passages closest to it. */ near: QuotedPassage[] }

/** Begins a thread visible to the client, at the heading of the section closest to the question. */
async function askInDocument(id: string, { text, near }: Question): Promise<void> {
  const { content, version, mayPublish } = await api.sharing.printed({ id })
  if (mayPublish)
    throw new AppError('conflict', words.versionOfThisDocumentIs(version), {
      details: words.publishItFirstSoThat,
    })
  const headings = near.filter(({ documentId }) => documentId === id).map(({ heading }) => heading)
  const { sections } = content
  const section = sections.find(({ heading }) => headings.includes(heading)) ?? sections[0]!
  const { id: block, heading: quote } = section
  const place = { section: block, block, part: 'heading', start: 0, end: quote.length }
  await api.comments.begin({ id, version, place, quote, text, internal: false })
}
