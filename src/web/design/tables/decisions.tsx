import * as words from '#words/design.ts'
import type { DesignEditing } from '../editing.ts'
import { AddFact } from './add-fact.tsx'
import { FactPanels } from './fact-panels.tsx'
import { decisionColumns as fields, optionColumns } from './lists.ts'

/** Each decision with its options; the first option is the chosen one. */
export function Decisions({ editing }: { editing: DesignEditing }) {
  const { facts, isReadOnly } = editing
  return (
    <FactPanels
      editing={editing}
      title={words.views.decisions}
      noun="decision"
      facts={facts.decisions}
      fields={fields}
      partsOf={(name) => ({
        field: 'options',
        title: words.optionsOf(name),
        noun: words.nouns.option,
        columns: optionColumns,
        empty: words.noOptions,
        least: 1,
      })}
      empty={words.noDecisions}
    >
      {!isReadOnly && <AddDecision editing={editing} />}
    </FactPanels>
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
