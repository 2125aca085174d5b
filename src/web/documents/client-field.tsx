import { useWorkspace } from '#web/accounts/workspace.ts'
import { Field } from '#web/ui/field.tsx'
import { Select } from '#web/ui/select.tsx'
import { useClientChoices } from './client-choices.ts'
import { ClientOptions } from '#web/ui/client-options.tsx'
import * as words from '#words/documents.ts'
import * as general from '#words/general.ts'
import type { BriefFormState } from './use-brief-form.ts'

/** The clients that a document can be written for; an account of a client writes for its own. */
export function ClientField({ form }: { form: BriefFormState }) {
  const choices = useClientChoices(useWorkspace().mode === 'live')
  return (
    <Field label={general.client} required error={form.errorOf('client')}>
      {(control) => (
        // Anew when others come in, so that one which was chosen before is shown.
        <Select key={choices.length} {...control} {...form.register('client')}>
          <option value="">{words.selectAClient}</option>
          <ClientOptions clients={choices} />
        </Select>
      )}
    </Field>
  )
}
