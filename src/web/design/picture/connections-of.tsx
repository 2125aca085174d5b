import ArrowLeft from 'lucide-react/icons/arrow-left'
import ArrowRight from 'lucide-react/icons/arrow-right'
import X from 'lucide-react/icons/x'
import { useId } from 'react'
import { Button } from '#web/ui/button.tsx'
import * as words from '#words/design-picture.ts'
import type { Component, DesignEditing } from '../editing.ts'

type ConnectionsOfProps = {
  component: Component
  editing: DesignEditing
  onSelect: (id: string) => void
  onRemove: (id: string) => void
}

/** Incoming and outgoing connections of a component, with links to their fields. */
export function ConnectionsOf({ component, editing, onSelect, onRemove }: ConnectionsOfProps) {
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
          const told = words.tellConnection(nameOf(from), nameOf(to), label)
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
