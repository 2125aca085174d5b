import Trash from 'lucide-react/icons/trash-2'
import { Button } from '#web/ui/button.tsx'
import { Field, Input } from '#web/ui/field.tsx'
import { Options } from '#web/ui/options.tsx'
import { Select } from '#web/ui/select.tsx'
import * as words from '#words/design-picture.ts'
import { type Component, type DesignEditing, drawnKinds, isBuilt } from '../editing.ts'
import { ConnectForm } from './connect-form.tsx'
import { ConnectionsOf } from './connections-of.tsx'
import { changeFails, setOptional } from './picture-changes.ts'
import { SavedField } from './saved-field.tsx'

type ComponentFieldsProps = {
  component: Component
  editing: DesignEditing
  onSelect: (id: string) => void
  onRemove: (id: string) => void
}

export function ComponentFields({ component, editing, onSelect, onRemove }: ComponentFieldsProps) {
  const { isReadOnly, change } = editing
  const { id, name, technology = '', responsibility, fails } = component
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
