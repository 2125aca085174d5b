import { whereInterfacesAre } from '#words/design-chapters.ts'
import * as words from '#words/design.ts'
import type { DesignEditing } from '../editing.ts'
import { AddFact } from './add-fact.tsx'
import { FactPanels } from './fact-panels.tsx'
import { interfaceFields, operationColumns, scenarioFields, stepColumns } from './lists.ts'

type View = { editing: DesignEditing }

/** Each scenario with its steps and its failure. */
export function Scenarios({ editing }: View) {
  const { facts, isReadOnly } = editing
  const steps = stepColumns(facts)
  return (
    <FactPanels
      editing={editing}
      title={words.views.scenarios}
      noun="scenario"
      facts={facts.scenarios}
      fields={scenarioFields}
      partsOf={(name) => ({
        field: 'steps',
        title: words.stepsOf(name),
        noun: words.nouns.step,
        columns: steps,
        empty: '',
        least: 1,
      })}
      empty={words.noScenarios}
    >
      {!isReadOnly && (
        <AddFact
          editing={{ ...editing, change: withFailure(editing) }}
          facts={facts.scenarios}
          list="scenarios"
          to={words.views.scenarios}
          noun={words.nouns.scenario}
          columns={[
            ...scenarioFields.map((column) => ({ ...column, isAsked: !column.isOptional })),
            ...steps.map((column) => ({ ...column, partOf: 'steps' })),
          ]}
        />
      )}
    </FactPanels>
  )
}

/** A scenario always has a failure, if only with empty texts. */
const withFailure =
  ({ change }: Pick<DesignEditing, 'change'>): DesignEditing['change'] =>
  (...changes) =>
    change(
      ...changes.map((one) => (one.op === 'add' ? { ...one, value: { failure: { when: '', response: '' }, ...one.value } } : one)),
    )

/** Each interface with its operations. */
export function Interfaces({ editing }: View) {
  const { facts, chapters, isReadOnly } = editing
  const fields = interfaceFields(facts)
  const isPrinted = chapters.some(({ id }) => id.startsWith('lld/'))
  return (
    <>
      {!isPrinted && <p className="mb-4 text-sm text-ink-2">{whereInterfacesAre}</p>}
      <FactPanels
        editing={editing}
        title={words.views.interfaces}
        noun="interface"
        facts={facts.interfaces}
        fields={fields}
        partsOf={(name) => ({
          field: 'operations',
          title: words.operationsOf(name),
          noun: words.nouns.operation,
          columns: operationColumns,
          empty: words.noOperations,
          least: 0,
        })}
        empty={words.noInterfaces}
      >
        {!isReadOnly && (
          <AddFact
            editing={editing}
            list="interfaces"
            to={words.views.interfaces}
            noun={words.nouns.interface}
            columns={fields}
            facts={facts.interfaces}
          />
        )}
      </FactPanels>
    </>
  )
}
