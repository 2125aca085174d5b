import { type Hosting, hostings } from '#shared/field-terms.ts'
import { Field } from '#web/ui/field.tsx'
import { Select } from '#web/ui/select.tsx'
import * as words from '#words/read-back.ts'

type HostingSelectProps = { value: Hosting; onChange: (hosting: Hosting) => void }

/** Selects the platform of a design. */
export const HostingSelect = ({ value, onChange }: HostingSelectProps) => (
  <Field label={words.whereItRuns}>
    {(control) => (
      <Select {...control} value={value} onChange={(event) => onChange(event.target.value as Hosting)}>
        {hostings.map((hosting) => (
          <option key={hosting} value={hosting}>
            {words.hostingNames[hosting]}
          </option>
        ))}
      </Select>
    )}
  </Field>
)
