import Trash from 'lucide-react/icons/trash-2'
import { Button } from '#web/ui/button.tsx'
import { Field } from '#web/ui/field.tsx'
import { Panel } from '#web/ui/panel.tsx'
import * as words from '#words/design.ts'
import type { DesignEditing } from '../editing.ts'
import { SavedText } from '../saved-text.tsx'
import { AddFact } from './add-fact.tsx'
import { FactTable } from './fact-table.tsx'
import { decisionColumns as fields, optionColumns } from './lists.ts'

type Decision = DesignEditing['facts']['decisions'][number]
/** Each decision with its options; the first option is the chosen one. */
export function Decisions({ editing }: { editing: DesignEditing }) {
  const { facts, isReadOnly } = editing
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
      {facts.decisions.length === 0 && <p className="text-ink-3">{words.noDecisions}</p>}
      {facts.decisions.map((decision) => (
        <OneDecision key={decision.id} decision={decision} editing={editing} />
      ))}
      {!isReadOnly && <AddDecision editing={editing} />}
    </div>
  )
}

/** The outcome becomes the first option; others can be added. */
function AddDecision({ editing }: { editing: DesignEditing }) {
  const change: DesignEditing['change'] = (...changes) =>
    editing.change(
      ...changes.map((one) =>
        one.op === 'add'
          ? { ...one, value: { ...one.value, options: [{ name: one.value['outcome'] ?? '', merit: '', drawback: '' }] } }
          : one,
      ),
    )
  return (
    <AddFact
      editing={{ ...editing, change }}
      list="decisions"
      to={words.views.decisions}
      noun={words.nouns.decision}
      columns={fields}
    />
  )
}

function OneDecision({ decision, editing }: { decision: Decision; editing: DesignEditing }) {
  const { id, title, options } = decision
  const { isReadOnly, change } = editing
  const setOptions = (next: Decision['options']) => change({ op: 'set', id, field: 'options', value: next })
  return (
    <Panel
      title={title}
      note={
        !isReadOnly && (
          <Button
            variant="quiet"
            size="icon"
            aria-label={words.remove(title)}
            title={words.remove(title)}
            onClick={() => change({ op: 'remove', id })}
          >
            <Trash aria-hidden size={16} strokeWidth={1.7} />
          </Button>
        )
      }
    >
      <div className="grid gap-4 p-4 sm:p-5">
        <div className="grid gap-3 sm:grid-cols-2">
          {fields.map(({ field, label, kind }) => {
            const value = decision[field as 'title' | 'outcome' | 'context' | 'consequences']
            return isReadOnly ? (
              <p key={field} className="wrap-anywhere">
                <span className="block text-sm font-medium text-ink-2">{label}</span>
                {value}
              </p>
            ) : (
              <Field key={field} label={label}>
                {(control) => (
                  <SavedText
                    {...control}
                    value={value}
                    isLong={kind === 'text'}
                    onSave={(typed) => change({ op: 'set', id, field, value: typed })}
                  />
                )}
              </Field>
            )
          })}
        </div>
        <FactTable
          editing={optionEditing({ options, isReadOnly, setOptions })}
          list="decisions"
          title={words.optionsOf(title)}
          noun={words.nouns.option}
          facts={options.map((option, index) => ({ id: String(index), ...option }))}
          columns={optionColumns}
          empty={words.noOptions}
        />
      </div>
    </Panel>
  )
}

type OptionEditing = { options: Decision['options']; isReadOnly: boolean; setOptions: (next: Decision['options']) => void }

/** Options have no ids: they are saved together, and identified by index. At least one remains. */
const optionEditing = ({
  options,
  isReadOnly,
  setOptions,
}: OptionEditing): Pick<DesignEditing, 'change' | 'newId' | 'isReadOnly'> => ({
  isReadOnly,
  newId: () => String(options.length),
  change: (change) => {
    if (change?.op === 'add') setOptions([...options, change.value as Decision['options'][number]])
    if (change?.op === 'remove' && options.length > 1) setOptions(options.toSpliced(Number(change.id), 1))
    if (change?.op === 'set')
      setOptions(options.with(Number(change.id), { ...options[Number(change.id)]!, [change.field]: change.value }))
  },
})
