import { clientIds, clients } from '#shared/firm.ts'
import { useOwnClient } from '#web/accounts/own-client.ts'
import { Field } from '#web/ui/field.tsx'
import { Select } from '#web/ui/select.tsx'
import type { BriefFormState } from './use-brief-form.ts'

/** The clients that a document can be written for; an account of a client writes for its own. */
export function ClientField({ form }: { form: BriefFormState }) {
  const own = useOwnClient()
  return (
    <Field label="Client" required error={form.errorOf('client')}>
      {(control) => (
        <Select {...control} {...form.register('client')}>
          <option value="">Select a client</option>
          {(own ? [own] : clientIds).map((id) => (
            <option key={id} value={id}>
              {clients[id].name}
            </option>
          ))}
        </Select>
      )}
    </Field>
  )
}
