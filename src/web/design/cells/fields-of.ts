import type { DesignFacts } from '#shared/api/design.ts'
import * as words from '#words/design.ts'
import { type Fact, type FactList, factsById } from '../apply-changes.ts'
import type { Column } from '../tables/column.ts'
import * as lists from '../tables/lists.ts'
import { isPath, valueAt } from '../within-field.ts'

/** The fields of each kind of fact, with the editors that the design workspace has for them. */
const columns: Partial<Record<FactList, (facts: DesignFacts) => Column[]>> = {
  names: () => lists.nameColumns,
  elements: () => lists.componentColumns,
  relations: lists.connectionColumns,
  dataEntities: lists.dataColumns,
  environments: () => lists.environmentColumns,
  qualities: lists.qualityColumns,
  decisions: () => lists.decisionColumns,
  risks: () => lists.riskColumns,
  assumptions: () => lists.assumptionColumns,
  questions: () => lists.questionColumns,
  workstreams: lists.workColumns,
  milestones: lists.milestoneColumns,
  costs: (facts) => lists.costColumns(facts),
}

/** The columns of one option of a decision; the first option is the chosen one. */
function optionColumns(fact: Fact, path: string): Column[] {
  const [, index, field] = /^options\.(\d+)\.(\w+)$/.exec(path) ?? []
  const column = lists.optionColumns.find((one) => one.field === field)
  if (!column) return []
  const name = textOf(valueAt(fact, `options.${index}.name`))
  return [{ ...column, field: path, label: field === 'name' ? words.optionNumber(Number(index)) : `${column.label}: ${name}` }]
}

const textOf = (value: unknown) => (typeof value === 'string' ? value : '')

export type EditedFact = { fact: Fact; columns: Column[] }

/** A fact with the editors of some of its fields; undefined if one of them cannot be edited. */
export function fieldsOf(facts: DesignFacts, id: string, fields: readonly string[]): EditedFact | undefined {
  const fact = factsById(facts).get(id)
  if (!fact) return undefined
  const list = (Object.keys(columns) as FactList[]).find((name) => (facts[name] as Fact[]).some((one) => one.id === id))
  const own = list && columns[list]?.(facts)
  const found = fields.flatMap(
    (field) => own?.filter((column) => column.field === field && !column.isFixed).concat(optionColumns(fact, field)) ?? [],
  )
  if (found.length !== fields.length) return undefined
  const within = Object.fromEntries(fields.filter(isPath).map((path) => [path, valueAt(fact, path)]))
  return { fact: { ...fact, ...within }, columns: found }
}
