import { useState } from 'react'
import { Button } from '#web/ui/button.tsx'
import { Field } from '#web/ui/field.tsx'
import { Options } from '#web/ui/options.tsx'
import { Select } from '#web/ui/select.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import * as words from '#words/design-picture.ts'
import type { Component, DesignEditing } from '../editing.ts'
import { addConnection } from './picture-changes.ts'

/** Connects a component to another without a pointer. */
export function ConnectForm({ component, editing }: { component: Component; editing: DesignEditing }) {
  const [to, setTo] = useState('')
  const [label, setLabel] = useState('')
  const others = editing.facts.elements
    .filter(({ id, kind }) => id !== component.id && kind !== 'system')
    .map(({ id, name }) => ({ value: id, label: name }))
  const isWhole = others.some(({ value }) => value === to) && label.trim() !== ''
  if (others.length === 0) return null
  return (
    <form
      className="grid gap-3 border-t border-line pt-4"
      onSubmit={(event) => {
        event.preventDefault()
        if (!isWhole) return
        editing.change(addConnection(editing, { from: component.id, to, label: label.trim() }))
        setTo('')
        setLabel('')
      }}
    >
      <Field label={words.connectTo}>
        {(control) => (
          <Select {...control} value={to} onChange={({ target }) => setTo(target.value)}>
            <option value="">{words.choose}</option>
            <Options of={others} />
          </Select>
        )}
      </Field>
      <TextField label={words.whatIsCarried} value={label} onChange={setLabel} autoComplete="off" />
      <Button type="submit" className="justify-self-start" disabled={!isWhole}>
        {words.connect}
      </Button>
    </form>
  )
}
