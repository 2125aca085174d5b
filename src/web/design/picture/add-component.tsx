import Plus from 'lucide-react/icons/plus'
import { useState } from 'react'
import { Button } from '#web/ui/button.tsx'
import { Field } from '#web/ui/field.tsx'
import { Options } from '#web/ui/options.tsx'
import { Select } from '#web/ui/select.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import * as words from '#words/design-picture.ts'
import { type DrawnKind, drawnKinds } from '../editing.ts'
import { Palette, type PaletteComponent } from './palette.tsx'

const kinds = drawnKinds.map((value) => ({ value, label: words.kinds[value] }))

type AddComponentProps = {
  isFirst: boolean
  onAdd: (kind: DrawnKind, name: string) => void
  onAddReady: (component: PaletteComponent) => void
}

/** Remembers the kind, so that several components can be added one after the other. */
export function AddComponent({ isFirst, onAdd, onAddReady }: AddComponentProps) {
  const [kind, setKind] = useState<DrawnKind>('container')
  const [name, setName] = useState('')
  const add = () => {
    const given = name.trim()
    if (given === '') return
    onAdd(kind, given)
    setName('')
  }
  return (
    <form
      className="grid gap-3"
      onSubmit={(event) => {
        event.preventDefault()
        add()
      }}
    >
      {isFirst && <p className="text-sm text-ink-2">{words.noComponentsYet}</p>}
      <div className="flex flex-wrap items-end gap-3">
        <div className="w-44 max-sm:w-full">
          <Field label={words.kind}>
            {(control) => (
              <Select {...control} value={kind} onChange={({ target }) => setKind(target.value as DrawnKind)}>
                <Options of={kinds} />
              </Select>
            )}
          </Field>
        </div>
        <div className="w-64 max-sm:w-full">
          <TextField label={words.name} value={name} onChange={setName} autoComplete="off" />
        </div>
        <Button type="submit">
          <Plus aria-hidden size={16} />
          {words.addComponent}
        </Button>
      </div>
      <Palette
        typed={name}
        onAdd={(component) => {
          onAddReady(component)
          setName('')
        }}
      />
    </form>
  )
}
