import { limits } from '#shared/brief-limits.ts'
import { clientIds, clients } from '#shared/firm.ts'
import { Field, Input } from '#web/ui/field.tsx'
import { Select } from '#web/ui/select.tsx'
import { KnownProject } from './known-project.tsx'
import type { BriefFormState } from './use-brief-form.ts'

type FieldProps = { form: BriefFormState }

export const ClientField = ({ form }: FieldProps) => (
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

/** And, where the project is known, what its next document starts from. */
export const ProjectNameField = ({ form }: FieldProps) => (
  <>
    <Field label="Project name" required error={form.errorOf('projectName')}>
      {(control) => <Input {...control} {...form.register('projectName')} autoComplete="off" maxLength={limits.name} />}
    </Field>
    <KnownProject form={form} />
  </>
)
