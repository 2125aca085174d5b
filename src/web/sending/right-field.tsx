import { Field } from '#web/ui/field.tsx'
import { Options } from '#web/ui/options.tsx'
import { Select } from '#web/ui/select.tsx'
import * as words from '#words/sending.ts'
import { type Right, rights } from './send-plan.ts'
import type { Approval } from './use-approval.ts'

type RightFieldProps = Approval & { isStaff: boolean; chosen: Right; onChoose: (right: Right) => void }

/** The recipients' right. */
export const RightField = ({ isInReview, mayAsk, isStaff, chosen, onChoose }: RightFieldProps) => (
  <Field label={words.theyMay} hint={isInReview ? words.alreadyInReview : undefined}>
    {(control) => (
      <Select {...control} value={chosen} onChange={({ target }) => onChoose(target.value as Right)}>
        <Options
          of={rights
            .filter((right) => (right !== 'approve' || mayAsk) && (right !== 'answer' || isStaff))
            .map((right) => ({ value: right, label: words.rightLabels[right] }))}
        />
      </Select>
    )}
  </Field>
)
