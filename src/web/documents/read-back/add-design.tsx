import Plus from 'lucide-react/icons/plus'
import { useQuery } from '@tanstack/react-query'
import { useId, useState } from 'react'
import type { DesignState } from '#shared/api/references.ts'
import type { Hosting } from '#shared/field-terms.ts'
import { Button } from '#web/ui/button.tsx'
import { Field } from '#web/ui/field.tsx'
import { Select } from '#web/ui/select.tsx'
import * as words from '#words/read-back.ts'
import { designsQuery } from './designs-query.ts'
import { HostingSelect } from './hosting-select.tsx'

type AddDesignProps = {
  design: Pick<DesignState, 'nearest' | 'hosting'>
  isBusy?: boolean
  onAdd: (id: string, hosting: Hosting) => void
}

/** For a document without a design: buttons for the nearest reference designs, and a list of the others. */
export function AddDesign({ design: { nearest, hosting: named }, isBusy = false, onAdd }: AddDesignProps) {
  const title = useId()
  const [hosting, setHosting] = useState<Hosting>(named ?? 'onPremises')
  const { data: designs = [] } = useQuery(designsQuery)
  const others = designs.filter(({ id }) => !nearest.some((near) => near.id === id))
  return (
    <section aria-labelledby={title} className="grid gap-4">
      <div className="grid gap-1">
        <h3 id={title} className="font-medium">
          {words.addDesign}
        </h3>
        <p className="text-sm text-ink-2">{words.nobodyHasDesigned}</p>
      </div>
      <ul className="grid gap-3">
        {nearest.map(({ id, name, words: shared }) => (
          <li key={id} className="grid gap-1">
            <Button
              disabled={isBusy}
              onClick={() => onAdd(id, hosting)}
              className="h-auto min-h-9 justify-self-start py-1.5 text-left whitespace-normal"
            >
              <Plus aria-hidden size={16} />
              {name}
            </Button>
            <p className="text-sm text-ink-3 wrap-anywhere">{words.inCommon(shared.join(', '))}</p>
          </li>
        ))}
      </ul>
      <div className="grid gap-4 sm:grid-cols-2">
        <HostingSelect value={hosting} onChange={setHosting} />
        <Field label={words.otherDesigns}>
          {(control) => (
            <Select {...control} disabled={isBusy} value="" onChange={({ target }) => target.value && onAdd(target.value, hosting)}>
              <option value="">{words.chooseOther}</option>
              {others.map(({ id, name }) => (
                <option key={id} value={id}>
                  {name}
                </option>
              ))}
            </Select>
          )}
        </Field>
      </div>
    </section>
  )
}
