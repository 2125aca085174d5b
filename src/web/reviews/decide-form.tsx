import { useMutation } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import type { Decision } from '#shared/api/reviews.ts'
import { reviewLimits } from '#shared/limits.ts'
import { sentenceFor } from '#web/api/sentence-for.ts'
import { Button } from '#web/ui/button.tsx'
import { ErrorBanner } from '#web/ui/error-banner.tsx'
import { Field, TextArea } from '#web/ui/field.tsx'
import { forget, readStored, store } from '#web/ui/stored-value.ts'
import * as general from '#words/general.ts'
import * as words from '#words/reviews.ts'

type DecideFormProps = {
  /** Part of the name under which typed text is stored. */
  place: string
  contentHash: string
  decide: (decided: { decision: Decision; reason: string; contentHash: string }) => Promise<unknown>
  onDecided: () => void
}

/** Approves exactly the displayed content, or asks for changes. */
export function DecideForm({ place, contentHash, decide, onDecided }: DecideFormProps) {
  const name = `decision:${place}`
  const [reason, setReason] = useState(() => (readStored(name) as string | undefined) ?? '')
  const [isMissing, setMissing] = useState(false)
  const field = useRef<HTMLTextAreaElement>(null)
  const work = useMutation({
    mutationFn: (decision: Decision) => decide({ decision, reason, contentHash }),
    onSuccess: () => forget(name),
    onSettled: onDecided,
  })
  const askForChanges = () => {
    setMissing(reason.trim() === '')
    if (reason.trim() === '') field.current?.focus()
    else work.mutate('changes-asked')
  }
  return (
    <form aria-label={words.yourDecision} onSubmit={(event) => event.preventDefault()} className="grid gap-3">
      <Field
        label={words.decisionComment}
        hint={words.neededToAskForChanges}
        error={isMissing ? words.sayWhatHasToChange : undefined}
      >
        {(control) => (
          <TextArea
            {...control}
            ref={field}
            value={reason}
            maxLength={reviewLimits.reason}
            onChange={({ target }) => {
              setReason(target.value)
              setMissing(false)
              store(name, target.value)
            }}
          />
        )}
      </Field>
      {work.isError && <ErrorBanner>{sentenceFor(work.error)}</ErrorBanner>}
      <div className="flex flex-wrap gap-1.5">
        <Button variant="primary" size="small" disabled={work.isPending} onClick={() => work.mutate('approved')}>
          {general.approve}
        </Button>
        <Button size="small" disabled={work.isPending} onClick={askForChanges}>
          {words.askForChanges}
        </Button>
      </div>
      <p className="text-xs text-ink-3">{words.decisionIsRecorded}</p>
    </form>
  )
}
