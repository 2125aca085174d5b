import { Field } from '#web/ui/field.tsx'
import { mayNotBeEmpty } from '#words/design.ts'
import { SavedText } from '../saved-text.tsx'

type SavedFieldProps = {
  label: string
  hint?: string | undefined
  value: string
  isReadOnly: boolean
  /** True if it must not be empty. */
  isRequired?: boolean
  hasLines?: boolean
  onSave: (value: string) => void
}

/** A text with its label, saved on leaving the field. */
export const SavedField = ({ label, hint, value, isReadOnly, isRequired = false, hasLines = false, onSave }: SavedFieldProps) => (
  <Field label={label} hint={hint} required={isRequired && !isReadOnly}>
    {(control) => (
      <SavedText
        {...control}
        value={value}
        isLong={hasLines}
        readOnly={isReadOnly}
        onSave={(text) => (text === '' && isRequired ? mayNotBeEmpty : onSave(text))}
      />
    )}
  </Field>
)
