import { useQuery } from '@tanstack/react-query'
import { Suspense } from 'react'
import { useWatch } from 'react-hook-form'
import type { ReadBack } from '#shared/api/read-back.ts'
import type { BriefFormState } from '#web/documents/use-brief-form.ts'
import { useKnownProject } from '#web/documents/use-known-project.ts'
import { ChoiceTiles } from '#web/ui/choice-tiles.tsx'
import { Field } from '#web/ui/field.tsx'
import { lazyPart } from '#web/ui/lazy-part.ts'
import { Select } from '#web/ui/select.tsx'
import * as words from '#words/read-back.ts'
import { designsQuery } from './designs-query.ts'
import { ReadPart } from './read-part.tsx'

const ChosenDesign = lazyPart(() => import('./chosen-design.tsx').then((file) => file.ChosenDesign))

type Props = { form: BriefFormState; read: Pick<ReadBack, 'nearest' | 'names' | 'hosting'> }

/** The reference design to start from, its hosting, and the client's names for its plugs. Nothing is chosen at first. */
export function DesignChoice({ form, read: { nearest, names, hosting } }: Props) {
  const design = useWatch({ control: form.control, name: 'design' })
  const known = useKnownProject(form)
  const { data: designs = [] } = useQuery(designsQuery)
  const before = known?.isOn ? known.design : null
  const chosen = designs.find(({ id }) => id === design.id)
  // The brief's own cloud is preselected with the first design that is chosen; afterwards the person's choice counts.
  const choose = (id: string) =>
    form.setValue('design', { ...design, id, plugs: {}, ...(design.id === '' && hosting && { hosting }) })
  const isAmong = nearest.some(({ id }) => id === design.id)
  const tiles = [
    before
      ? { value: '', label: words.designOfProject(before), description: words.chooseAnotherAbove }
      : { value: '', label: words.noReferenceDesign, description: words.nothingIsDesigned },
    ...nearest.map(({ id, name, words: shared }) => ({
      value: id,
      label: name,
      description: words.inCommon(shared.join(', ')),
    })),
    ...(chosen && !isAmong ? [{ value: chosen.id, label: chosen.name, description: chosen.purpose }] : []),
  ]
  return (
    <ReadPart title={words.startFrom}>
      <ChoiceTiles
        legend={words.startFrom}
        isLegendHidden
        choices={tiles}
        chosen={design.id}
        register={{ name: 'design-to-start-from', onChange: ({ target }) => choose(target.value) }}
      />
      <Field label={words.otherDesigns}>
        {(control) => (
          <Select {...control} value="" onChange={(event) => choose(event.target.value)}>
            <option value="">{words.chooseOther}</option>
            {designs
              .filter(({ id }) => id !== design.id && !nearest.some((near) => near.id === id))
              .map(({ id, name }) => (
                <option key={id} value={id}>
                  {name}
                </option>
              ))}
          </Select>
        )}
      </Field>
      {chosen && (
        <Suspense>
          <ChosenDesign form={form} design={design} plugs={chosen.plugs} names={names.map(({ name }) => name)} />
        </Suspense>
      )}
    </ReadPart>
  )
}
