import { useWorkspace } from '#web/accounts/workspace.ts'
import { Field } from '#web/ui/field.tsx'
import { Select } from '#web/ui/select.tsx'
import { useClientChoices } from './client-choices.ts'
import { ClientOptions } from '#web/ui/client-options.tsx'
import * as words from '#words/documents.ts'
import * as general from '#words/general.ts'
import type { BriefFormState } from './use-brief-form.ts'

/** Selects the client; a client account can choose only its own company. */
export function ClientField({ form }: { form: BriefFormState }) {
  const choices = useClientChoices(useWorkspace().mode === 'live')
  return (
    <Field label={general.client} required error={form.errorOf('client')}>
      {(control) => (
        // Rendered again when the choices change, so that the chosen client is displayed.
        <Select key={choices.length} {...control} {...form.register('client')}>
          <option value="">{words.selectAClient}</option>
          <ClientOptions clients={choices} />
        </Select>
      )}
    </Field>
  )
}
