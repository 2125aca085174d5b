import { useWatch } from 'react-hook-form'
import type { ReadBack } from '#shared/api/read-back.ts'
import { type NameRole, nameRoles } from '#shared/field-terms.ts'
import type { BriefFormState } from '#web/documents/use-brief-form.ts'
import { Select } from '#web/ui/select.tsx'
import * as words from '#words/advanced-generator.ts'

type Props = { form: BriefFormState; names: ReadBack['names'] }

/** What each name in the brief is to the work: a person says so, and nothing is taken for granted. */
export function NameChoice({ form, names }: Props) {
  const ticked = useWatch({ control: form.control, name: 'names' })
  const roleOf = (name: string) => ticked.find((one) => one.name === name)?.role ?? ''
  const choose = (name: string, role: string) =>
    form.setValue('names', [...ticked.filter((one) => one.name !== name), ...(role ? [{ name, role: role as NameRole }] : [])])
  if (names.length === 0) return null
  return (
    <section aria-label={words.namesInBrief}>
      <h3 className="text-sm font-medium text-ink-2">{words.namesInBrief}</h3>
      <ul className="grid gap-2 pt-2">
        {names.map(({ name }) => (
          <li key={name} className="grid items-center gap-1 sm:grid-cols-2 sm:gap-3">
            <span className="text-sm wrap-anywhere">{name}</span>
            <Select aria-label={words.whatIsName(name)} value={roleOf(name)} onChange={(event) => choose(name, event.target.value)}>
              <option value="">{words.notSaid}</option>
              {nameRoles.map((role) => (
                <option key={role} value={role}>
                  {words.roles[role]}
                </option>
              ))}
            </Select>
          </li>
        ))}
      </ul>
    </section>
  )
}
