import { clientIds, clients } from '#shared/firm.ts'
import { Field } from '#web/ui/field.tsx'
import { Select } from '#web/ui/select.tsx'
import type { BriefFormState } from './use-brief-form.ts'

export const ClientField = ({ form }: { form: BriefFormState }) => (
  <Field label="Client" required error={form.errorOf('client')}>
    {(control) => (
      <Select {...control} {...form.register('client')}>
        <option value="">Select a client</option>
        {clientIds.map((id) => (
          <option key={id} value={id}>
            {clients[id].name}
          </option>
        ))}
      </Select>
    )}
  </Field>
)
