import type { Solution } from '#server/solution/solution.ts'
import type { Reading, StatementKind } from '../reading/reading.ts'
import type { Asked, Part } from './design.ts'

/** Share of the demands that have a way of being met: below, gaps are told first. */
const enoughForDesign = 0.5
/** Below this, and with fewer parts than this, nothing stands that could be called a design. */
const enoughForPart = 0.15
const fewestParts = 2
const fewestNeeds = 4
/** Systems and figures of the work itself; days of a tender and sums of money say nothing of it. */
const fewestSpecifics = 5

const demands = new Set<StatementKind>(['need', 'rule', 'quality'])
const specific = new Set<StatementKind>(['need', 'rule', 'quality', 'volume', 'given', 'goal'])

/** How far the brief carries a design. */
export function judgeFit({
  reading,
  asked,
  parts,
}: {
  reading: Reading
  asked: Asked[]
  parts: Part[]
}): NonNullable<Solution['fit']> {
  if (reading.wantsAdvice) return 'advice'
  const needs = asked.filter(({ statement: { kind, affirms } }) => affirms && demands.has(kind))
  const live = reading.statements.filter(({ kind, amendedBy }) => specific.has(kind) && !amendedBy)
  const specifics = reading.systems.length + live.filter(({ measures }) => measures.length > 0).length
  const designed = parts.filter(
    ({ role, meets }) => role !== 'connector' && role !== 'control' && role !== 'advice' && meets.size > 0,
  )
  if (needs.length < fewestNeeds || specifics < fewestSpecifics || designed.length < fewestParts) return 'note'
  const met = new Set(parts.flatMap(({ meets }) => [...meets.keys()]))
  const share = needs.filter(({ requirement }) => met.has(requirement.id)).length / needs.length
  return share >= enoughForDesign ? 'design' : share >= enoughForPart ? 'partial' : 'note'
}
