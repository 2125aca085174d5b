import ArrowLeftRight from 'lucide-react/icons/arrow-left-right'
import Trash from 'lucide-react/icons/trash-2'
import { Button } from '#web/ui/button.tsx'
import { CheckBox } from '#web/ui/check-box.tsx'
import * as words from '#words/design-picture.ts'
import type { Connection, DesignEditing } from '../editing.ts'
import { setOptional, turnRound } from './picture-changes.ts'
import { SavedField } from './saved-field.tsx'

type ConnectionFieldsProps = {
  connection: Connection
  editing: DesignEditing
  onSelect: (id: string) => void
  onRemove: (id: string) => void
}

export function ConnectionFields({ connection, editing, onSelect, onRemove }: ConnectionFieldsProps) {
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
