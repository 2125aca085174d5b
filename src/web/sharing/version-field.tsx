import { Field } from '#web/ui/field.tsx'
import { Select } from '#web/ui/select.tsx'

type VersionFieldProps = {
  choices: { value: string; label: string }[]
  chosen: string
  onChoose: (value: string) => void
}

export const VersionField = ({ choices, chosen, onChoose }: VersionFieldProps) => (
  <Field label="Version they see">
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
