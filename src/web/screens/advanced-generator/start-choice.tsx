import { useWatch } from 'react-hook-form'
import type { ReadBack } from '#shared/api/read-back.ts'
import { type Hosting, hostings } from '#shared/reference-design.ts'
import type { BriefFormState } from '#web/documents/use-brief-form.ts'
import { controlStyle, Field } from '#web/ui/field.tsx'
import { Select } from '#web/ui/select.tsx'
import * as words from '#words/advanced-generator.ts'

type Props = { form: BriefFormState; read: Pick<ReadBack, 'nearest' | 'designs' | 'names'> }

/** The reference design that a document begins with, where it runs, and who of the client belongs where. Nothing is chosen at first. */
export function StartChoice({ form, read: { nearest, designs, names } }: Props) {
  const design = useWatch({ control: form.control, name: 'design' })
  const others = designs.filter(({ id }) => !nearest.some((one) => one.id === id))
  const chosen = designs.find(({ id }) => id === design.id)
  const shared = nearest.find(({ id }) => id === design.id)?.words.join(', ')
  return (
    <section aria-label={words.startFromDesign} className="grid gap-3">
      <Field label={words.startFromDesign} hint={shared ? words.sharedWords(shared) : chosen ? undefined : words.noDesignYet}>
        {(control) => (
          <Select
            {...control}
            value={design.id}
            onChange={(event) => form.setValue('design', { ...design, id: event.target.value, plugs: {} })}
          >
            <option value="">{words.noReferenceDesign}</option>
            {nearest.length > 0 && (
              <optgroup label={words.nearestByWords}>
                {nearest.map(({ id, name }) => (
                  <option key={id} value={id}>
                    {name}
                  </option>
                ))}
              </optgroup>
            )}
            <optgroup label={words.otherDesigns}>
              {others.map(({ id, name }) => (
                <option key={id} value={id}>
                  {name}
                </option>
              ))}
            </optgroup>
          </Select>
        )}
      </Field>
      {chosen && (
        <>
          <Field label={words.whereItRuns}>
            {(control) => (
              <Select
                {...control}
                value={design.hosting}
                onChange={(event) => form.setValue('design', { ...design, hosting: event.target.value as Hosting })}
              >
                {hostings.map((hosting) => (
                  <option key={hosting} value={hosting}>
                    {words.hostingNames[hosting]}
                  </option>
                ))}
              </Select>
            )}
          </Field>
          <datalist id="names-of-brief">
            {names.map(({ name }) => (
              <option key={name} value={name} />
            ))}
          </datalist>
          {chosen.plugs.map(({ key, name, takes }) => (
            <Field key={key} label={words.belongsHere(name)} hint={takes}>
              {(control) => (
                <input
                  {...control}
                  type="text"
                  list="names-of-brief"
                  maxLength={200}
                  value={design.plugs[key] ?? ''}
                  onChange={(event) =>
                    form.setValue('design', { ...design, plugs: { ...design.plugs, [key]: event.target.value } })
                  }
                  className={`${controlStyle} h-10`}
                />
              )}
            </Field>
          ))}
        </>
      )}
    </section>
  )
}
