import { plainly } from '#shared/answer-words.ts'
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

/** The outcome becomes the first option; others can be added, or pasted in rows below it. */
function AddDecision({ editing }: { editing: DesignEditing }) {
  const { decisions } = editing.facts
  const change: DesignEditing['change'] = (...changes) =>
    editing.change(
      ...changes.map((one) => {
        if (one.op === 'add')
          return { ...one, value: { ...one.value, options: chosenFirst(one.value['outcome'], one.value['options']) } }
        if (one.op !== 'set' || one.field !== 'options') return one
        const { outcome, options = [] } = decisions.find(({ id }) => id === one.id) ?? {}
        return { ...one, value: chosenFirst(outcome, one.value, options[0]) }
      }),
    )
  return (
    <AddFact
      editing={{ ...editing, change }}
      list="decisions"
      to={words.views.decisions}
      noun={words.nouns.decision}
      columns={[...fields, ...optionFields]}
      facts={decisions}
    />
  )
}

/** An option without a name is the outcome, so the form asks only what speaks for it. */
const optionFields = optionColumns.map((column) => ({
  ...column,
  partOf: 'options',
  isAsked: false,
  isOffered: column.field === 'merit',
  ...(column.field !== 'name' && { initial: '' }),
}))

/** The options with the chosen one first: the one named as the outcome, otherwise what it was before, or the outcome alone. */
function chosenFirst(outcomeText: unknown, given: unknown, before?: object) {
  const outcome = typeof outcomeText === 'string' ? outcomeText : ''
  const options = (given as { name?: string }[]).map((option) => ({ ...option, name: option.name ?? outcome }))
  const chosen = options.find(({ name }) => plainly(name) === plainly(outcome))
  return [chosen ?? before ?? { name: outcome, merit: '', drawback: '' }, ...options.filter((option) => option !== chosen)]
}
