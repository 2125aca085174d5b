import type { Solution } from '#server/solution/solution.ts'
import { type Answer, carries, idsOf, relationsOf, type Verdict } from '../answer.ts'
import type { Truth } from '../labelled-brief.ts'
import { containsQuote, labelPattern, overlap } from '../wording.ts'

type Rule = Truth['rules'][number]
type Standing = { quote: string; isMet: boolean; isAsked: boolean; isClaimed: boolean; isThere: boolean; by: string }

/** Everything that could be the mechanism of the facts in `ids`, each as one text. */
function mechanismsFor(solution: Solution, ids: Set<string>): string[] {
  const meets = (listed: string[]) => listed.some((id) => ids.has(id))
  const chain = solution.elements.filter(({ satisfies }) => meets(satisfies))
  const work = solution.workstreams.filter(({ satisfies }) => meets(satisfies))
  const parts = chain
    .filter(({ kind }) => kind !== 'system')
    .map((element) => {
      const labels = relationsOf(solution, idsOf([element])).map(({ label }) => label)
      return [element.name, element.responsibility, ...labels].join(' · ')
    })
  const told = [...parts, ...work.map(({ name, deliverables }) => [name, ...deliverables].join(' · '))]
  if (chain.length === 0) return told
  const decided = solution.decisions
    .filter(({ requirements }) => meets(requirements))
    .map(({ title, outcome }) => `${title} ${outcome}`)
  const walked = solution.scenarios
    .filter(({ requirements }) => meets(requirements))
    .map(({ name, steps, failure }) => [name, ...steps.map(({ action }) => action), failure.response].join(' · '))
  return [...told, ...decided, ...walked]
}

function standingOf({ quote, met }: Rule, solution: Solution): Standing {
  const facts = solution.requirements.filter((requirement) => carries(requirement, quote, 0.75))
  const ids = idsOf(facts)
  const claims = [...solution.elements, ...solution.workstreams].filter(({ satisfies }) => satisfies.some((id) => ids.has(id)))
  return {
    quote,
    isMet: mechanismsFor(solution, ids).some((text) => labelPattern(met).test(text)),
    isAsked: solution.questions.some(
      ({ text, about }) => about.some((id) => ids.has(id)) || containsQuote(text, quote) || overlap(text, quote) >= 0.7,
    ),
    isClaimed: claims.length > 0,
    isThere: facts.length > 0,
    by: claims
      .slice(0, 2)
      .map((fact) => `${fact.name} (${'responsibility' in fact ? fact.responsibility : 'work'})`)
      .join('; '),
  }
}

function reason({ isMet, isAsked, isClaimed, isThere, by }: Standing): string {
  if (isMet) return 'met'
  const state = isAsked ? 'asked' : isClaimed ? 'claimed without a mechanism' : isThere ? 'neither met nor asked' : 'lost'
  return isClaimed ? `${state}: claimed by ${by}` : state
}

const judged =
  (holdsFor: (standing: Standing) => boolean) =>
  ({ brief, solution }: Answer): Verdict[] =>
    brief.truth.rules.map((rule) => {
      const standing = standingOf(rule, solution)
      return { holds: holdsFor(standing), what: `“${rule.quote}”`, why: reason(standing) }
    })

export const rulesMetOrAsked = judged(({ isMet, isAsked }) => isMet || isAsked)
export const rulesMet = judged(({ isMet }) => isMet)
export const nothingOverclaimed = judged(({ isMet, isAsked, isClaimed }) => isMet || isAsked || !isClaimed)
