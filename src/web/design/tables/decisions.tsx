import * as words from '#words/design.ts'
import type { DesignEditing } from '../editing.ts'
import { AddFact } from './add-fact.tsx'
import { FactPanel } from './fact-panel.tsx'
import { decisionColumns as fields, optionColumns } from './lists.ts'

/** Each decision with its options; the first option is the chosen one. */
export function Decisions({ editing }: { editing: DesignEditing }) {
  const { facts, isReadOnly } = editing
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
      {facts.decisions.length === 0 && <p className="text-ink-3">{words.noDecisions}</p>}
      {facts.decisions.map((decision) => (
        <FactPanel
          key={decision.id}
          editing={editing}
          fact={decision}
          name={decision.title}
          fields={fields}
          parts={{
            field: 'options',
            title: words.optionsOf(decision.title),
            noun: words.nouns.option,
            columns: optionColumns,
            empty: words.noOptions,
            least: 1,
          }}
        />
      ))}
      {!isReadOnly && <AddDecision editing={editing} />}
    </div>
  )
}

/** The outcome becomes the first option; others can be added. */
function AddDecision({ editing }: { editing: DesignEditing }) {
  const change: DesignEditing['change'] = (...changes) =>
    editing.change(...changes.map((one) => (one.op === 'add' ? { ...one, value: withChosen(one.value) } : one)))
  return (
    <AddFact
      editing={{ ...editing, change }}
      list="decisions"
      to={words.views.decisions}
      noun={words.nouns.decision}
      columns={[...fields, ...ofChosen]}
    />
  )
}

/** What speaks for the outcome and against it, which belongs to its option. */
const ofChosen = optionColumns
  .filter(({ field }) => field !== 'name')
  .map((column) => ({ ...column, isAsked: false, isOffered: column.field === 'merit', initial: '' }))

function withChosen({ merit, drawback, ...value }: Record<string, unknown>) {
  return { ...value, options: [{ name: value['outcome'] ?? '', merit, drawback }] }
}
