import { Field } from '#web/ui/field.tsx'
import { SavedText } from '../saved-text.tsx'

type SavedFieldProps = {
  label: string
  hint?: string | undefined
  value: string
  isReadOnly: boolean
  /** What is emptied gets its former text back. */
  isRequired?: boolean
  hasLines?: boolean
  onSave: (value: string) => void
}

/** A text with its label, saved as it is left. */
export const SavedField = ({ label, hint, value, isReadOnly, isRequired = false, hasLines = false, onSave }: SavedFieldProps) => (
  <Field label={label} hint={hint} required={isRequired && !isReadOnly}>
    {(control) => (
      <SavedText
        {...control}
        value={value}
        isLong={hasLines}
        readOnly={isReadOnly}
        onSave={(text) => {
          if (text !== '' || !isRequired) onSave(text)
        }}
      />
    )}
  </Field>
)
