import X from 'lucide-react/icons/x'
import { type KeyboardEvent, type ReactNode, type Ref, useId } from 'react'
import { Button } from '#web/ui/button.tsx'
import * as words from '#words/design-picture.ts'
import type { DesignEditing } from '../editing.ts'
import { ComponentFields } from './component-fields.tsx'
import { ConnectionFields } from './connection-fields.tsx'

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
