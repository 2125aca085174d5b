import type { Solution } from '#server/solution/solution.ts'
import type { Reading } from '../reading/reading.ts'
import type { Asked, Part } from './design.ts'

/** Share of the demands that need a part and have one with a way of doing it: below, gaps are told first. */
const enoughForDesign = 0.5
const enoughForPart = 0.25
const fewestNeeds = 3
const fewestSpecifics = 6

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
  const needs = asked.filter(
    ({ statement: { kind, affirms } }) => affirms && (kind === 'need' || kind === 'rule' || kind === 'quality'),
  )
  const live = reading.statements.filter(({ kind, amendedBy }) => kind !== 'noise' && !amendedBy)
  const specifics = reading.systems.length + live.reduce((sum, { measures, dates }) => sum + measures.length + dates.length, 0)
  const designed = parts.filter(
    ({ role, meets }) =>
      (role === 'work' || role === 'entry' || role === 'function' || role === 'channel' || role === 'exit' || role === 'store') &&
      meets.size > 0,
  )
  if (needs.length < fewestNeeds || specifics < fewestSpecifics || designed.length < 2) return 'note'
  const met = new Set(parts.flatMap(({ meets }) => [...meets.keys()]))
  const share = needs.filter(({ requirement }) => met.has(requirement.id)).length / needs.length
  return share >= enoughForDesign ? 'design' : share >= enoughForPart ? 'partial' : 'note'
}
