import type { DesignFacts } from '#shared/api/design.ts'
import { type Fact, type FactList, factsById } from '../apply-changes.ts'
import type { Column } from '../tables/column.ts'
import * as lists from '../tables/lists.ts'

/** The fields of each kind of fact, with the editors that the design workspace has for them. */
const columns: Partial<Record<FactList, (facts: DesignFacts) => Column[]>> = {
  names: () => lists.nameColumns,
  elements: () => lists.componentColumns,
  relations: lists.connectionColumns,
  dataEntities: lists.dataColumns,
  qualities: lists.qualityColumns,
  decisions: () => lists.decisionColumns,
  risks: () => lists.riskColumns,
  assumptions: () => lists.assumptionColumns,
  questions: () => lists.questionColumns,
  workstreams: lists.workColumns,
  milestones: lists.milestoneColumns,
  costs: () => lists.costColumns,
}

export type EditedFact = { fact: Fact; columns: Column[] }

/** A fact with the editors of some of its fields; undefined if one of them cannot be edited. */
export function fieldsOf(facts: DesignFacts, id: string, fields: readonly string[]): EditedFact | undefined {
  const fact = factsById(facts).get(id)
  const list = (Object.keys(columns) as FactList[]).find((name) => (facts[name] as Fact[]).some((one) => one.id === id))
  const own = list && columns[list]?.(facts)
  const found = fields.flatMap((field) => own?.filter((column) => column.field === field && !column.isFixed) ?? [])
  return fact && found.length === fields.length ? { fact, columns: found } : undefined
}
