import type { ClientId } from '#shared/client-id.ts'
import { useClientChoices } from '#web/documents/client-choices.ts'
import { ClientOptions } from '#web/ui/client-options.tsx'
import { Field } from '#web/ui/field.tsx'
import { Select } from '#web/ui/select.tsx'
import { TextField } from '#web/ui/text-field.tsx'

export type MemberValues = { displayName: string; email: string; client: ClientId | null }

type MemberFieldsProps = { values: MemberValues; onChange: (values: MemberValues) => void }

/** What an administrator says of an account, new or not. */
export function MemberFields({ values, onChange }: MemberFieldsProps) {
  const choices = useClientChoices(true)
  return (
    <>
      <TextField
        label="Name"
        required
        maxLength={200}
        autoComplete="off"
        value={values.displayName}
        onChange={(displayName) => onChange({ ...values, displayName })}
      />
      <TextField
        label="Email"
        hint="What is shared with this address is shown to the account."
        type="email"
        maxLength={254}
        autoComplete="off"
        value={values.email}
        onChange={(email) => onChange({ ...values, email })}
      />
      <Field label="Firm">
        {(control) => (
          <Select
            {...control}
            value={values.client ?? ''}
            onChange={({ target }) => onChange({ ...values, client: target.value || null })}
          >
            <option value="">Staff</option>
            <ClientOptions clients={choices} />
          </Select>
        )}
      </Field>
    </>
  )
}
