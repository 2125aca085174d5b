import X from 'lucide-react/icons/x'
import { type KeyboardEvent, type ReactNode, type Ref, useId } from 'react'
import { Button } from '#web/ui/button.tsx'
import * as words from '#words/design-picture.ts'
import type { DesignEditing, Connection } from '../editing.ts'
import { ComponentFields } from './component-fields.tsx'
import ArrowLeftRight from 'lucide-react/icons/arrow-left-right'
import Trash from 'lucide-react/icons/trash-2'
import { CheckBox } from '#web/ui/check-box.tsx'
import { setOptional, turnRound } from './picture-changes.ts'
import { SavedField } from './saved-field.tsx'

type ConnectionFieldsProps = {
  connection: Connection
  editing: DesignEditing
  onSelect: (id: string) => void
  onRemove: (id: string) => void
}

function ConnectionFields({ connection, editing, onSelect, onRemove }: ConnectionFieldsProps) {
  const { isReadOnly, change, facts } = editing
  const { id, from, to, label, technology = '', synchronous } = connection
  const ends = [
    { term: words.from, end: from },
    { term: words.to, end: to },
  ]
  return (
    <>
      <SavedField
        label={words.label}
        value={label}
        isReadOnly={isReadOnly}
        isRequired
        onSave={(value) => change({ op: 'set', id, field: 'label', value })}
      />
      <dl className="grid grid-cols-[auto_minmax(0,1fr)] items-center gap-x-3 text-sm">
        {ends.map(({ term, end }) => (
          <End key={term} term={term} component={facts.elements.find((element) => element.id === end)} onSelect={onSelect} />
        ))}
      </dl>
      <SavedField
        label={words.protocolOrProduct}
        value={technology}
        isReadOnly={isReadOnly}
        onSave={(value) => change(setOptional(id, 'technology', value))}
      />
      <CheckBox
        label={words.waitsForAnswer}
        checked={synchronous}
        disabled={isReadOnly}
        onChange={({ target }) => change({ op: 'set', id, field: 'synchronous', value: target.checked })}
      />
      {!isReadOnly && (
        <div className="flex flex-wrap gap-2 border-t border-line pt-4">
          <Button onClick={() => change(...turnRound(connection))}>
            <ArrowLeftRight aria-hidden size={16} />
            {words.turnRound}
          </Button>
          <Button onClick={() => onRemove(id)}>
            <Trash aria-hidden size={16} />
            {words.removeConnection}
          </Button>
        </div>
      )}
    </>
  )
}

type EndProps = { term: string; component: DesignEditing['facts']['elements'][number] | undefined; onSelect: (id: string) => void }

/** A component has a link to its own fields; the system as a whole has none here. */
const End = ({ term, component, onSelect }: EndProps) => (
  <>
    <dt className="text-ink-3">{term}</dt>
    <dd className="min-w-0 wrap-anywhere">
      {component && component.kind !== 'system' ? (
        <button
          type="button"
          onClick={() => onSelect(component.id)}
          className="min-h-8 cursor-pointer rounded-md text-left underline decoration-control underline-offset-4 hover:decoration-ink pointer-coarse:min-h-11"
        >
          {component.name}
        </button>
      ) : (
        component?.name
      )}
    </dd>
  </>
)

type SelectedPanelProps = {
  ref: Ref<HTMLElement>
  editing: DesignEditing
  selected: string | undefined
  onSelect: (id: string) => void
  onRemove: (id: string) => void
  onClose: () => void
}

/** The fields of the selected component or connection; without a selection, a hint how to select one. */
export function SelectedPanel({ ref, selected, onClose, ...rest }: SelectedPanelProps) {
  const { facts, isReadOnly } = rest.editing
  const component = facts.elements.find(({ id, kind }) => id === selected && kind !== 'system')
  const connection = facts.relations.find(({ id }) => id === selected)
  if (component)
    return (
      <Shell ref={ref} title={words.component} onClose={onClose}>
        <ComponentFields key={component.id} component={component} {...rest} />
      </Shell>
    )
  if (connection)
    return (
      <Shell ref={ref} title={words.connection} onClose={onClose}>
        <ConnectionFields key={connection.id} connection={connection} {...rest} />
      </Shell>
    )
  const components = facts.elements.filter(({ kind }) => kind !== 'system').length
  return (
    <aside ref={ref} className="rounded-lg border border-dashed border-line p-4 text-sm text-ink-3">
      <p>{words.nothingSelected(components, facts.relations.length)}</p>
      <p className="mt-2">{isReadOnly ? words.selectToRead : words.selectToEdit}</p>
    </aside>
  )
}

type ShellProps = { ref: Ref<HTMLElement>; title: string; onClose: () => void; children: ReactNode }

function Shell({ ref, title, onClose, children }: ShellProps) {
  const id = useId()
  const onKeyDown = ({ key }: KeyboardEvent) => {
    if (key === 'Escape') onClose()
  }
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- Escape closes it from each of its fields
    <section
      ref={ref}
      tabIndex={-1}
      aria-labelledby={id}
      onKeyDown={onKeyDown}
      className="design-panel min-w-0 rounded-lg border border-line bg-surface"
    >
      <header className="flex items-center justify-between border-b border-line py-1 pr-1 pl-4">
        <h2 id={id} className="font-medium">
          {title}
        </h2>
        <Button variant="quiet" size="icon" aria-label={words.close} onClick={onClose}>
          <X aria-hidden size={16} />
        </Button>
      </header>
      <div className="grid gap-4 p-4">{children}</div>
    </section>
  )
}
