import { Field } from '#web/ui/field.tsx'
import { Select } from '#web/ui/select.tsx'
import * as words from '#words/sharing.ts'

type VersionFieldProps = {
  choices: { value: string; label: string }[]
  chosen: string
  onChoose: (value: string) => void
}

export const VersionField = ({ choices, chosen, onChoose }: VersionFieldProps) => (
  <Field label={words.versionTheySee}>
    {(control) => (
      <Select {...control} value={chosen} onChange={({ target }) => onChoose(target.value)}>
        {choices.map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </Select>
    )}
  </Field>
)
