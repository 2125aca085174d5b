import Trash from 'lucide-react/icons/trash-2'
import { Button } from '#web/ui/button.tsx'
import { Field, Input } from '#web/ui/field.tsx'
import { Options } from '#web/ui/options.tsx'
import { Select } from '#web/ui/select.tsx'
import * as words from '#words/design-picture.ts'
import { type Component, type DesignEditing, drawnKinds, isBuilt } from '../editing.ts'
import { changeFails, setOptional, addConnection } from './picture-changes.ts'
import { SavedField } from './saved-field.tsx'
import { useState, useId } from 'react'
import { TextField } from '#web/ui/text-field.tsx'
import ArrowLeft from 'lucide-react/icons/arrow-left'
import ArrowRight from 'lucide-react/icons/arrow-right'
import X from 'lucide-react/icons/x'

type ComponentFieldsProps = {
  component: Component
  editing: DesignEditing
  onSelect: (id: string) => void
  onRemove: (id: string) => void
}

export function ComponentFields({ component, editing, onSelect, onRemove }: ComponentFieldsProps) {
  const { isReadOnly, change } = editing
  const { id, name, technology = '', group = '', responsibility, fails } = component
  const set = (field: string) => (value: string) => change({ op: 'set', id, field, value })
  const isMissing = responsibility === '' && isBuilt(component) && !isReadOnly
  return (
    <>
      <SavedField label={words.name} value={name} isReadOnly={isReadOnly} isRequired onSave={set('name')} />
      <KindField component={component} editing={editing} />
      <SavedField
        label={words.product}
        value={technology}
        isReadOnly={isReadOnly}
        onSave={(value) => change(setOptional(id, 'technology', value))}
      />
      <SavedField
        label={words.group}
        hint={isReadOnly ? undefined : words.groupHint}
        value={group}
        isReadOnly={isReadOnly}
        onSave={(value) => change(setOptional(id, 'group', value))}
      />
      <SavedField
        label={words.whatItDoes}
        hint={isMissing ? words.whatItDoesIsMissing : undefined}
        value={responsibility}
        isReadOnly={isReadOnly}
        hasLines
        onSave={set('responsibility')}
      />
      <SavedField
        label={words.failsWhen}
        value={fails?.when ?? ''}
        isReadOnly={isReadOnly}
        hasLines
        onSave={(when) => change(changeFails(component, { when }))}
      />
      <SavedField
        label={words.failsThen}
        value={fails?.then ?? ''}
        isReadOnly={isReadOnly}
        hasLines
        onSave={(then) => change(changeFails(component, { then }))}
      />
      <ConnectionsOf component={component} editing={editing} onSelect={onSelect} onRemove={onRemove} />
      {!isReadOnly && (
        <>
          <ConnectForm component={component} editing={editing} />
          <div className="border-t border-line pt-4">
            <Button onClick={() => onRemove(id)}>
              <Trash aria-hidden size={16} />
              {words.removeComponent}
            </Button>
          </div>
        </>
      )}
    </>
  )
}

const kinds = drawnKinds.map((value) => ({ value, label: words.kinds[value] }))

function KindField({ component, editing }: Pick<ComponentFieldsProps, 'component' | 'editing'>) {
  const { isReadOnly, change } = editing
  return (
    <Field label={words.kind}>
      {(control) =>
        isReadOnly ? (
          <Input {...control} readOnly value={words.kinds[component.kind]} />
        ) : (
          <Select
            {...control}
            value={component.kind}
            onChange={({ target }) => change({ op: 'set', id: component.id, field: 'kind', value: target.value })}
          >
            <Options of={kinds} />
          </Select>
        )
      }
    </Field>
  )
}

/** Connects a component to another without a pointer. */
function ConnectForm({ component, editing }: { component: Component; editing: DesignEditing }) {
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

type ConnectionsOfProps = {
  component: Component
  editing: DesignEditing
  onSelect: (id: string) => void
  onRemove: (id: string) => void
}

/** Incoming and outgoing connections of a component, with links to their fields. */
function ConnectionsOf({ component, editing, onSelect, onRemove }: ConnectionsOfProps) {
  const { facts, isReadOnly } = editing
  const title = useId()
  const own = facts.relations.filter(({ from, to }) => from === component.id || to === component.id)
  const nameOf = (id: string) => facts.elements.find((element) => element.id === id)?.name ?? id
  return (
    <section aria-labelledby={title}>
      <h3 id={title} className="text-sm font-medium text-ink-2">
        {words.connections}
      </h3>
      {own.length === 0 && <p className="mt-1 text-sm text-ink-3">{words.noConnections}</p>}
      <ul className="mt-1 grid gap-0.5">
        {own.map(({ id, from, to, label }) => {
          const told = words.describeConnection(nameOf(from), nameOf(to), label)
          const Arrow = from === component.id ? ArrowRight : ArrowLeft
          return (
            <li key={id} className="flex items-start">
              <button
                type="button"
                aria-label={words.openConnection(told)}
                onClick={() => onSelect(id)}
                className="-ml-2 flex min-h-8 min-w-0 grow cursor-pointer gap-2 rounded-md px-2 py-1.5 text-left text-sm hover:bg-raised pointer-coarse:min-h-11"
              >
                <Arrow aria-hidden size={16} className="mt-0.5 shrink-0 text-ink-3" />
                <span className="min-w-0 wrap-anywhere">
                  {nameOf(from === component.id ? to : from)} <span className="text-ink-3">{label}</span>
                </span>
              </button>
              {!isReadOnly && (
                <Button
                  variant="quiet"
                  size="small"
                  className="-mr-2"
                  aria-label={words.removeConnectionTold(told)}
                  onClick={() => onRemove(id)}
                >
                  <X aria-hidden size={16} />
                </Button>
              )}
            </li>
          )
        })}
      </ul>
    </section>
  )
}
