import { useState } from 'react'
import { useWatch } from 'react-hook-form'
import type { ReadBack } from '#shared/api/read-back.ts'
import { type NameRole, nameRoles } from '#shared/field-terms.ts'
import type { BriefFormState } from '#web/documents/use-brief-form.ts'
import { Button } from '#web/ui/button.tsx'
import { Select } from '#web/ui/select.tsx'
import * as words from '#words/read-back.ts'
import { ReadPart } from './read-part.tsx'

/** Number of names shown at first, the most frequent ones. */
const mostAtFirst = 8

type Props = { form: BriefFormState; names: ReadBack['names'] }

/** Lets the user choose the role of each name in the brief; nothing is assumed. */
export function NameChoice({ form, names }: Props) {
  const ticked = useWatch({ control: form.control, name: 'names' })
  const [isWhole, setWhole] = useState(false)
  const roleOf = (name: string) => ticked.find((one) => one.name === name)?.role ?? ''
  const choose = (name: string, role: string) =>
    form.setValue('names', [...ticked.filter((one) => one.name !== name), ...(role ? [{ name, role: role as NameRole }] : [])])
  if (names.length === 0) return null
  const shown = isWhole ? names : names.slice(0, mostAtFirst)
  const said = names.filter(({ name }) => roleOf(name) !== '').length
  return (
    <ReadPart title={words.namesInBrief} note={words.saidOfNames(said, names.length)}>
      <p className="text-sm text-ink-3">{words.sayWhatNamesAre}</p>
      <ul className="grid gap-2">
        {shown.map(({ name, item }) => (
          <li key={name} className="grid items-center gap-1 sm:grid-cols-[minmax(0,1fr)_13rem] sm:gap-3">
            <span title={item.text} className="text-sm wrap-anywhere">
              {name}
            </span>
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
      {shown.length < names.length && (
        <Button size="small" className="justify-self-start" onClick={() => setWhole(true)}>
          {words.showAllNames(names.length)}
        </Button>
      )}
    </ReadPart>
  )
}
