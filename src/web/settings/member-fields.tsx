import type { ClientId } from '#shared/client-id.ts'
import { useClientChoices } from '#web/documents/client-choices.ts'
import { ClientOptions } from '#web/ui/client-options.tsx'
import { Field } from '#web/ui/field.tsx'
import { Select } from '#web/ui/select.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import * as general from '#words/general.ts'
import * as words from '#words/settings.ts'

export type MemberValues = { displayName: string; email: string; client: ClientId | null }

type MemberFieldsProps = { values: MemberValues; onChange: (values: MemberValues) => void }

/** The fields of an account, new or existing. */
export function MemberFields({ values, onChange }: MemberFieldsProps) {
  const choices = useClientChoices(true)
  return (
    <>
      <TextField
        label={general.name}
        required
        maxLength={200}
        autoComplete="off"
        value={values.displayName}
        onChange={(displayName) => onChange({ ...values, displayName })}
      />
      <TextField
        label={words.email}
        hint={words.whatIsSharedWithThis}
        type="email"
        maxLength={254}
        autoComplete="off"
        value={values.email}
        onChange={(email) => onChange({ ...values, email })}
      />
      <Field label={words.firm}>
        {(control) => (
          <Select
            {...control}
            value={values.client ?? ''}
            onChange={({ target }) => onChange({ ...values, client: target.value || null })}
          >
            <option value="">{words.staff}</option>
            <ClientOptions clients={choices} />
          </Select>
        )}
      </Field>
    </>
  )
}
