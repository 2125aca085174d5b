import type { PrintedDocument } from '#shared/api/sharing.ts'
import { Field } from '#web/ui/field.tsx'
import { Options } from '#web/ui/options.tsx'
import { Select } from '#web/ui/select.tsx'
import * as words from '#words/sending.ts'
import { type Right, rights } from './send-plan.ts'

type RightFieldProps = { printed: Pick<PrintedDocument, 'state'>; chosen: Right; onChoose: (right: Right) => void }

/** The recipients' right. Only the current version can be sent for approval, if it is a draft and not under review. */
export const RightField = ({ printed: { state }, chosen, onChoose }: RightFieldProps) => (
  <Field label={words.theyMay} hint={state === 'in-review' ? words.alreadyInReview : undefined}>
    {(control) => (
      <Select {...control} value={chosen} onChange={({ target }) => onChoose(target.value as Right)}>
        <Options
          of={rights
            .filter((right) => right !== 'approve' || state === 'draft')
            .map((right) => ({ value: right, label: words.rightLabels[right] }))}
        />
      </Select>
    )}
  </Field>
)
