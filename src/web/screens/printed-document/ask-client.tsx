import { useQuery } from '@tanstack/react-query'
import { type FormEvent, useEffect, useId, useRef, useState } from 'react'
import { questionLimits } from '#shared/question-limits.ts'
import { api } from '#web/api/api.ts'
import { queryClient } from '#web/api/query-client.ts'
import { sentenceFor } from '#web/api/sentence-for.ts'
import { momentLabel } from '#web/documents/labels.ts'
import { Button } from '#web/ui/button.tsx'
import { Field, TextArea } from '#web/ui/field.tsx'
import { Select } from '#web/ui/select.tsx'
import { useWork } from '#web/ui/use-work.ts'
import * as words from '#words/document-page.ts'
import * as general from '#words/general.ts'

const askedKey = (document: string) => ['questions', document]

/** For staff: whom of the client questions of a document were put to, and whom they can be put to. */
export const useAsked = (document: string, isStaff: boolean) =>
  useQuery({ queryKey: askedKey(document), queryFn: () => api.questions.list({ id: document }), enabled: isStaff }).data

export type AskedPeople = NonNullable<ReturnType<typeof useAsked>>
type AskClientProps = { document: string; version: string; question: { id: string; text: string }; people: AskedPeople }

/** Who was asked the question, and the way to ask somebody. */
export function AskClient({ document, version, question, people }: AskClientProps) {
  const [isOpen, setOpen] = useState(false)
  const [sent, setSent] = useState<string>()
  const asked = people.asked.filter((one) => one.question === question.text)
  return (
    <div className="grid justify-items-start gap-1.5">
      {asked.map(({ name, by, at }) => (
        <p key={`${name} ${at}`} className="text-copper">
          {words.wasAskedBy(name, by, momentLabel(at))}
        </p>
      ))}
      <output className="text-ok empty:hidden">{sent}</output>
      {isOpen ? (
        <AskForm
          {...{ document, version, question, people }}
          onClose={() => setOpen(false)}
          onSent={(sentence) => {
            setOpen(false)
            setSent(sentence)
          }}
        />
      ) : (
        <Button size="small" variant="quiet" aria-label={words.askClientQuestion(question.id)} onClick={() => setOpen(true)}>
          {words.askTheClient}
        </Button>
      )}
    </div>
  )
}

type AskFormProps = AskClientProps & { onClose: () => void; onSent: (sentence: string) => void }

function AskForm({ document, version, question, people: { contacts }, onClose, onSent }: AskFormProps) {
  const reachable = contacts.filter(({ hasAddress }) => hasAddress)
  const [contact, setContact] = useState((reachable.find(({ hasAccount }) => hasAccount) ?? reachable[0])?.id ?? '')
  const [note, setNote] = useState('')
  const [failure, setFailure] = useState<string>()
  const label = useId()
  const form = useRef<HTMLFormElement>(null)
  // The button that was pressed is gone.
  useEffect(() => form.current?.querySelector('select')?.focus(), [])
  const { isBusy, begin } = useWork(async () => {
    setFailure(undefined)
    try {
      const told = await api.questions.ask({ id: document, question: question.id, base: version, contact, note })
      await queryClient.invalidateQueries({ queryKey: askedKey(document) })
      onSent(sentenceOf(told))
    } catch (error) {
      setFailure(sentenceFor(error))
    }
  })
  if (reachable.length === 0) return <p className="text-ink-3">{words.noContactOfThisClient}</p>
  const submit = (event: FormEvent) => {
    event.preventDefault()
    begin()
  }
  return (
    <form ref={form} onSubmit={submit} aria-labelledby={label} className="grid w-full gap-3 rounded-md border border-line p-3">
      <p id={label} className="font-medium">
        {words.askClientQuestion(question.id)}
      </p>
      <Field label={words.whom}>
        {(control) => (
          <Select {...control} value={contact} onChange={({ target }) => setContact(target.value)}>
            {reachable.map(({ id, name, role, hasAccount }) => (
              <option key={id} value={id}>
                {[name, role, !hasAccount && words.noAccount].filter(Boolean).join(', ')}
              </option>
            ))}
          </Select>
        )}
      </Field>
      <Field label={words.whatElseYouWantTo}>
        {(control) => (
          <TextArea
            {...control}
            rows={2}
            maxLength={questionLimits.note}
            value={note}
            onChange={({ target }) => setNote(target.value)}
          />
        )}
      </Field>
      <div className="flex flex-wrap gap-2">
        <Button type="submit" variant="primary" size="small" disabled={isBusy}>
          {isBusy ? words.asking : words.ask}
        </Button>
        <Button size="small" onClick={onClose}>
          {general.cancel}
        </Button>
      </div>
      <p role="alert" className="wrap-anywhere text-danger empty:hidden">
        {failure}
      </p>
    </form>
  )
}

function sentenceOf({ hasAccount, isPosted }: { hasAccount: boolean; isPosted: boolean }): string {
  return hasAccount ? words.itStandsInPortal(isPosted) : words.theyAnswerByMail(isPosted)
}
