import type { Solution } from '#server/solution/solution.ts'
import type { Argument } from './read-argument.ts'

const highest = (facts: { id: string }[]) => Math.max(0, ...facts.map(({ id }) => Number(id.split('-')[1])))
const renumber = <Fact extends { id: string }>(prefix: string, facts: Fact[], after: { id: string }[] = []): Fact[] => {
  const last = highest(after)
  return facts.map((fact, index) => ({ ...fact, id: `${prefix}-${last + index + 1}` }))
}

/** Risks of one document. */
const mostRisks = 14

/**
 * Lays a verified argument over a design. What the brief prescribes and what the plan and its sums found stays; the words of
 * the catalogue give way to the model's where both are about the same.
 */
export function applyArgument(solution: Solution, { decisions, risks, questions, scenarios, unneeded }: Argument): Solution {
  const settled = new Set(decisions.flatMap(({ tension }) => tension ?? []))
  const keptDecisions = solution.decisions.filter(({ tension }) => tension === undefined || !settled.has(tension))
  const isGeneral = ({ source }: Solution['risks'][number]) => source.from === 'catalogue' || source.from === 'assumption'
  const keptRisks = risks.length > 0 ? solution.risks.filter((risk) => !isGeneral(risk)) : solution.risks
  const keptQuestions = solution.questions.filter(({ id }) => !unneeded.includes(id))
  const asked = new Set(keptQuestions.map(({ text }) => text.toLowerCase()))
  const added = questions.filter(({ text }) => !asked.has(text.toLowerCase()))
  return {
    ...solution,
    decisions: renumber('DEC', [...keptDecisions, ...decisions]),
    risks: renumber('RSK', [...keptRisks, ...risks].slice(0, mostRisks)),
    questions: renumber('OQ', [...keptQuestions, ...added]),
    ...(scenarios.length > 0 && { scenarios: renumber('SCN', scenarios) }),
  }
}
