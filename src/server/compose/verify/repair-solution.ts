import type { Solution } from '#server/solution/solution.ts'
import type { Trace } from '../assembly/trace.ts'
import type { Reading } from '../reading/reading.ts'
import type { VerifierFinding, VerifierRule } from './verifier-finding.ts'
import { verifySolution } from './verify-solution.ts'

type Repair = (solution: Solution, finding: VerifierFinding, reading: Reading) => Solution
type Question = Solution['questions'][number]
type Repairing = { reading: Reading; today: string; trace?: Trace | undefined }

/** Takes out what is false and asks about what is missing; what no repair mends is said on page one. */
export function repairSolution(solution: Solution, { reading, today, trace }: Repairing): Solution {
  const findings = verifySolution({ solution, reading, today })
  for (const { rule, id, text } of findings) trace?.({ of: 'finding', rule, fact: id, text })
  return findings.reduce((mended, finding) => repairs[finding.rule](mended, finding, reading), solution)
}

const asking =
  (kind: NonNullable<Question['kind']>, owner: string): Repair =>
  (solution, { text, id }) => ({
    ...solution,
    questions: [
      ...solution.questions,
      {
        id: `OQ-${Math.max(0, ...solution.questions.map((question) => Number(question.id.split('-')[1]))) + 1}`,
        source: { from: 'assumption', reason: 'Found by checking the design against the brief.' },
        kind,
        text: `${text} What holds?`,
        about: solution.requirements.some((requirement) => requirement.id === id) ? [id] : [],
        owner,
      },
    ],
  })

const withoutClaim: Repair = (solution, { id }) => ({
  ...solution,
  elements: solution.elements.map((element) =>
    element.kind === 'system' ? element : { ...element, satisfies: element.satisfies.filter((met) => met !== id) },
  ),
})

const repairs: Record<VerifierRule, Repair> = {
  // A decision that proposes it goes without a question: what is refused is decided.
  'ban-proposed': (solution, finding, reading) => ({
    ...(solution.decisions.some(({ id }) => id === finding.id) ? solution : asking('rule', 'Sponsor')(solution, finding, reading)),
    elements: solution.elements.map((element) => {
      if (element.id !== finding.id) return element
      const { technology: _, ...rest } = element
      return { ...rest, technologyStated: false }
    }),
    decisions: solution.decisions.filter(({ id }) => id !== finding.id),
  }),
  'place-left': (solution, { id, subject }) => ({
    ...solution,
    environments: solution.environments.map((environment) =>
      environment.id === id ? { ...environment, region: subject } : environment,
    ),
  }),
  'mandate-idle': asking('mandate', 'Sponsor'),
  'system-missing': asking('interface', 'Product owner'),
  'system-loose': asking('interface', 'Product owner'),
  'read-only-written': (solution, { id }) => ({
    ...solution,
    relations: solution.relations.filter((relation) => relation.id !== id),
  }),
  'met-without-mechanism': (solution, finding, reading) =>
    asking('need', 'Product owner')(withoutClaim(solution, finding, reading), finding, reading),
  'invented-person': (solution, { id }) => ({
    ...solution,
    elements: solution.elements.filter((element) => element.id !== id),
    relations: solution.relations.filter(({ from, to }) => from !== id && to !== id),
    scenarios: solution.scenarios.filter(({ steps }) => steps.every(({ from, to }) => from !== id && to !== id)),
  }),
  'part-without-need': asking('need', 'Lead architect'),
  'exclusion-designed': asking('need', 'Product owner'),
  'contradiction-undecided': asking('contradiction', 'Sponsor'),
  'work-in-freeze': asking('plan', 'Delivery lead'),
  'work-past': asking('date', 'Sponsor'),
  'walk-without-edge': (solution, { id }) => ({
    ...solution,
    scenarios: solution.scenarios.filter((scenario) => scenario.id !== id),
  }),
  'demand-unanswered': asking('need', 'Product owner'),
  'sum-disagrees': asking('money', 'Delivery lead'),
}
