import { useId } from 'react'
import type { ListedDesign } from '#shared/api/references.ts'
import { limits } from '#shared/brief-limits.ts'
import { Field, Input } from '#web/ui/field.tsx'
import * as words from '#words/read-back.ts'

type PlugFieldsProps = {
  plugs: ListedDesign['plugs']
  /** The names in the brief, offered for each plug. */
  names: string[]
  values: Record<string, string>
  onChange: (values: Record<string, string>) => void
}

/** The client's name for each plug of a design; all are optional. */
export function PlugFields({ plugs, names, values, onChange }: PlugFieldsProps) {
  const list = useId()
  return (
    <>
      <datalist id={list}>
        {names.map((name) => (
          <option key={name} value={name}>
            {name}
          </option>
        ))}
      </datalist>
      {Object.entries(plugs).map(([key, { name, takes }]) => (
        <Field key={key} label={words.clientsName(name)} hint={words.mayStayEmpty(sentence(takes))}>
          {(control) => (
            <Input
              {...control}
              type="text"
              list={list}
              maxLength={limits.name}
              value={values[key] ?? ''}
              onChange={(event) => onChange({ ...values, [key]: event.target.value })}
            />
          )}
        </Field>
      ))}
    </>
  )
}

const sentence = (text: string) => text.slice(0, 1).toUpperCase() + text.slice(1).replace(/\.$/, '')
