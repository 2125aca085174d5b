import type { ClientId } from '#shared/client-id.ts'
import { useClientChoices } from '#web/documents/client-choices.ts'
import { Field, Input } from '#web/ui/field.tsx'
import { Select } from '#web/ui/select.tsx'

export type MemberValues = { displayName: string; email: string; client: ClientId | null }

type MemberFieldsProps = { values: MemberValues; onChange: (values: MemberValues) => void }

/** What an administrator says of an account, new or not. */
export function MemberFields({ values, onChange }: MemberFieldsProps) {
  const choices = useClientChoices(true)
  return (
    <>
      <Field label="Name" required>
        {(control) => (
          <Input
            {...control}
            required
            maxLength={200}
            autoComplete="off"
            value={values.displayName}
            onChange={({ target }) => onChange({ ...values, displayName: target.value })}
          />
        )}
      </Field>
      <Field label="Email" hint="What is shared with this address is shown to the account.">
        {(control) => (
          <Input
            {...control}
            type="email"
            maxLength={254}
            autoComplete="off"
            value={values.email}
            onChange={({ target }) => onChange({ ...values, email: target.value })}
          />
        )}
      </Field>
      <Field label="Firm">
        {(control) => (
          <Select
            {...control}
            value={values.client ?? ''}
            onChange={({ target }) => onChange({ ...values, client: target.value || null })}
          >
            <option value="">Staff</option>
            {choices.map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </Select>
        )}
      </Field>
    </>
  )
}
