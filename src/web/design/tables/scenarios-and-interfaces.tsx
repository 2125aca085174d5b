import * as words from '#words/design.ts'
import type { DesignEditing } from '../editing.ts'
import { AddFact } from './add-fact.tsx'
import { FactPanel } from './fact-panel.tsx'
import { interfaceFields, operationColumns, scenarioFields, stepColumns } from './lists.ts'

type View = { editing: DesignEditing }

/** Each scenario with its steps and its failure. */
export function Scenarios({ editing }: View) {
  const { facts, isReadOnly } = editing
  const steps = stepColumns(facts)
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
      {facts.scenarios.length === 0 && <p className="text-ink-3">{words.noScenarios}</p>}
      {facts.scenarios.map((scenario) => (
        <FactPanel
          key={scenario.id}
          editing={editing}
          fact={scenario}
          name={scenario.name}
          fields={scenarioFields}
          parts={{
            field: 'steps',
            title: words.stepsOf(scenario.name),
            noun: words.nouns.step,
            columns: steps,
            empty: '',
            least: 1,
          }}
        />
      ))}
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
    </div>
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
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
      {facts.interfaces.length === 0 && <p className="text-ink-3">{words.noInterfaces}</p>}
      {facts.interfaces.map((face) => (
        <FactPanel
          key={face.id}
          editing={editing}
          fact={face}
          name={face.name}
          fields={fields}
          parts={{
            field: 'operations',
            title: words.operationsOf(face.name),
            noun: words.nouns.operation,
            columns: operationColumns,
            empty: words.noOperations,
            least: 0,
          }}
        />
      ))}
      {!isReadOnly && (
        <AddFact editing={editing} list="interfaces" to={words.views.interfaces} noun={words.nouns.interface} columns={fields} />
      )}
    </div>
  )
}
