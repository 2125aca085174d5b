import { AlertDialog } from '@base-ui/react/alert-dialog'
import { Dialog } from '@base-ui/react/dialog'
import { useRef, useState, type FormEvent, type Ref } from 'react'
import { Link } from 'react-router'
import * as general from '#words/general.ts'
import * as words from '#words/ui.ts'
import { Button, buttonStyle } from '../button.tsx'
import { CheckBox } from '../check-box.tsx'
import { Field, Input } from '../field.tsx'
import type { DialogAnswer, AskedQuestion, Question } from './question.ts'

type DialogViewProps = AskedQuestion & { onGone: () => void }

const unanswered: Record<Question['kind'], DialogAnswer> = { alert: true, confirmation: undefined, prompt: undefined }

/** One question until it is answered. Escape leaves it unanswered; a press outside does nothing. */
export function DialogView({ question, answer, returnTo, onGone }: DialogViewProps) {
  const [open, setOpen] = useState(true)
  const given = useRef<DialogAnswer>(unanswered[question.kind])
  // Focused instead of an alert's link, which would navigate away if the user presses Enter at that moment.
  const ok = useRef<HTMLButtonElement>(null)
  const give = (value: DialogAnswer) => {
    given.current = value
    setOpen(false)
  }
  const rootProps = {
    open,
    onOpenChange: (next: boolean) => setOpen(next),
    // The next question waits until the focus is back where it was.
    onOpenChangeComplete: (isOpen: boolean) => {
      if (isOpen) return
      onGone()
      answer(given.current)
    },
  }
  const content = (
    <Dialog.Portal>
      <Dialog.Backdrop className="fixed inset-0 z-40 bg-shade transition-opacity duration-200 data-ending-style:opacity-0 data-starting-style:opacity-0" />
      <Dialog.Viewport className="fixed inset-0 z-50 grid place-items-center overflow-y-auto p-4">
        <Dialog.Popup
          initialFocus={question.kind === 'alert' ? ok : true}
          {...(returnTo && { finalFocus: returnTo })}
          className="grid w-full max-w-md gap-4 rounded-xl border border-line bg-surface p-5 shadow-[0_24px_64px_-16px_var(--shade)] outline-none transition-[opacity,scale] duration-200 data-ending-style:scale-[0.98] data-ending-style:opacity-0 data-starting-style:scale-[0.98] data-starting-style:opacity-0 sm:p-6"
        >
          <Dialog.Title className="text-lg leading-snug font-medium tracking-tight wrap-anywhere">{question.text}</Dialog.Title>
          <Body question={question} ok={ok} give={give} />
        </Dialog.Popup>
      </Dialog.Viewport>
    </Dialog.Portal>
  )
  return question.kind === 'prompt' ? (
    <Dialog.Root {...rootProps} disablePointerDismissal>
      {content}
    </Dialog.Root>
  ) : (
    <AlertDialog.Root {...rootProps}>{content}</AlertDialog.Root>
  )
}

const footStyle = 'mt-1 flex flex-wrap justify-end gap-2'

type BodyProps = { question: Question; ok: Ref<HTMLButtonElement>; give: (answer: DialogAnswer) => void }

function Body({ question, ok, give }: BodyProps) {
  if (question.kind === 'prompt') return <PromptForm {...question} give={give} />
  if (question.kind === 'alert')
    return (
      <>
        {question.note && <Note>{question.note}</Note>}
        <div className={footStyle}>
          {question.link && (
            <Link to={question.link.to} className={buttonStyle()}>
              {question.link.label}
            </Link>
          )}
          <Button ref={ok} variant="primary" onClick={() => give(true)}>
            {words.ok}
          </Button>
        </div>
      </>
    )
  return (
    <>
      {question.note && <Note>{question.note}</Note>}
      {question.tick && (
        <CheckBox
          label={question.tick.label}
          description={question.tick.description}
          onChange={({ target }) => question.tick?.onChange(target.checked)}
        />
      )}
      <div className={footStyle}>
        <Button onClick={() => give(false)}>{question.no}</Button>
        <Button variant="primary" onClick={() => give(true)}>
          {question.yes}
        </Button>
      </div>
    </>
  )
}

const Note = ({ children }: { children: string }) => (
  <Dialog.Description className="wrap-anywhere text-ink-2">{children}</Dialog.Description>
)

type PromptFormProps = Extract<Question, { kind: 'prompt' }> & { give: (answer: DialogAnswer) => void }

function PromptForm({ note, label, type, maxLength, isOptional = false, value, yes, give }: PromptFormProps) {
  const [error, setError] = useState<string>()
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const input = event.currentTarget.elements.namedItem('answer') as HTMLInputElement
    if (input.checkValidity()) return give(input.value.trim())
    setError(input.validationMessage)
    input.focus()
  }
  return (
    <form noValidate className="grid gap-4" onSubmit={submit}>
      {note && <Note>{note}</Note>}
      <Field label={label} error={error}>
        {(control) => (
          <Input
            {...control}
            name="answer"
            type={type}
            defaultValue={value}
            maxLength={maxLength}
            required={!isOptional}
            autoComplete="off"
          />
        )}
      </Field>
      <div className={footStyle}>
        <Button onClick={() => give(undefined)}>{general.cancel}</Button>
        <Button type="submit" variant="primary">
          {yes}
        </Button>
      </div>
    </form>
  )
}
