import { reviewLimits } from '#shared/limits.ts'
import { DateInput } from '#web/ui/date-input.tsx'
import { Field, TextArea } from '#web/ui/field.tsx'
import * as words from '#words/sending.ts'
import type { SendChoice } from './send-plan.ts'

type ReviewFieldsProps = { choice: SendChoice; onChange: (some: Partial<SendChoice>) => void }

/** The note and the due date for people who are to approve or answer. */
export const ReviewFields = ({ choice: { right, dueOn, note }, onChange }: ReviewFieldsProps) => (
  <>
    {right === 'approve' && (
      <Field label={words.answerBy}>
        {(control) => <DateInput {...control} label={words.answerBy} value={dueOn} onChange={(day) => onChange({ dueOn: day })} />}
      </Field>
    )}
    <Field label={words.message}>
      {(control) => (
        <TextArea
          {...control}
          rows={2}
          value={note}
          maxLength={reviewLimits.note}
          onChange={({ target }) => onChange({ note: target.value })}
        />
      )}
    </Field>
  </>
)
