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
          editing={{ ...editing, change: withFirstStep(editing) }}
          list="scenarios"
          to={words.views.scenarios}
          noun={words.nouns.scenario}
          columns={[
            ...scenarioFields.filter(({ isOptional }) => !isOptional).map((column) => ({ ...column, isAsked: true })),
            ...steps,
          ]}
        />
      )}
    </FactPanels>
  )
}

/** A scenario has at least one step, which is asked for with it. */
const withFirstStep =
  ({ change }: Pick<DesignEditing, 'change'>): DesignEditing['change'] =>
  (...changes) =>
    change(
      ...changes.map((one) => {
        if (one.op !== 'add') return one
        const { from, to, action, ...value } = one.value
        return { ...one, value: { ...value, steps: [{ from, to, action }], failure: { when: '', response: '' } } }
      }),
    )

/** Each interface with its operations. */
export function Interfaces({ editing }: View) {
  const { facts, isReadOnly } = editing
  const fields = interfaceFields(facts)
  return (
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
        <AddFact editing={editing} list="interfaces" to={words.views.interfaces} noun={words.nouns.interface} columns={fields} />
      )}
    </FactPanels>
  )
}
