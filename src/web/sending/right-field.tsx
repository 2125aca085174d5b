import type { PrintedDocument } from '#shared/api/sharing.ts'
import { Field } from '#web/ui/field.tsx'
import { Options } from '#web/ui/options.tsx'
import { Select } from '#web/ui/select.tsx'
import * as words from '#words/sending.ts'
import { type Right, rights } from './send-plan.ts'

type RightFieldProps = { printed: Pick<PrintedDocument, 'state'>; chosen: Right; onChoose: (right: Right) => void }

/** What they may do. Only a draft that is the current version, and is not in review, is put to anybody for approval. */
export const RightField = ({ printed: { state }, chosen, onChoose }: RightFieldProps) => (
  <Field label={words.theyMay}>
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
