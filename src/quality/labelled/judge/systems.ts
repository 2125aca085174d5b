import type { Relation, Solution } from '#server/solution/solution.ts'
import { type Answer, idsOf, nameOf, relationsOf, designedElements, type Verdict } from '../answer.ts'
import type { Truth } from '../labelled-brief.ts'
import { matches, namePatterns } from '../wording.ts'

type System = Truth['systems'][number]

const patternsOf = ({ name, aliases }: System) => namePatterns([name, ...aliases])
const standingFor = (system: System, solution: Solution) => {
  const patterns = patternsOf(system)
  return designedElements(solution).filter(({ name, technology }) => matches(name, patterns) || matches(technology, patterns))
}

export const systemsStand = ({ brief, solution }: Answer): Verdict[] =>
  brief.truth.systems.map((system) => ({
    holds: standingFor(system, solution).length > 0,
    what: system.name,
    why: `“${system.quote}” is no element`,
  }))

const pull =
  /\b(reads?|pulls?|polls?|takes?|fetch\w*|extract\w*|quer\w*|receiv\w*|collect\w*|loads?|subscrib\w*|obtain\w*|looks? up|asks?|calls?|import\w*|cop(y|ies)|captur\w*|consum\w*|gets?|imports?|listens?|downloads?|checks?)\b/i

/** The data goes the way that the system's role says. */
function isRight({ from, to, label }: Relation, role: System['role'], ids: Set<string>): boolean {
  const isOut = ids.has(from)
  const pulls = pull.test(label)
  if (role === 'source') return isOut || pulls
  if (role === 'sink' || role === 'channel') return ids.has(to) || (isOut && pulls)
  return true
}

export const systemsConnected = ({ brief, solution }: Answer): Verdict[] =>
  brief.truth.systems
    .filter(({ role }) => role !== 'kept')
    .map((system) => {
      const ids = idsOf(standingFor(system, solution))
      const related = relationsOf(solution, ids)
      const isWhole = ({ from, to }: Relation) => [from, to].every((id) => nameOf(solution, id) !== undefined)
      const tell = ({ from, to, label }: Relation) => `${nameOf(solution, from)} → ${nameOf(solution, to)}: ${label}`
      return {
        holds: related.some((relation) => isWhole(relation) && isRight(relation, system.role, ids)),
        what: `${system.name} (${system.role})`,
        why: related.length === 0 ? 'has no relation' : `only ${related.slice(0, 2).map(tell).join('; ')}`,
      }
    })

/** Whatever else is wrong, no system that the brief names may be passed over in silence. */
export const systemsConnectedOrAsked = ({ brief, solution }: Answer): Verdict[] =>
  brief.truth.systems
    .filter(({ role }) => role !== 'kept')
    .map((system) => {
      const isConnected = relationsOf(solution, idsOf(standingFor(system, solution))).length > 0
      const isAsked = solution.questions.some(({ text }) => matches(text, patternsOf(system)))
      return { holds: isConnected || isAsked, what: system.name, why: 'is neither connected nor asked about' }
    })
