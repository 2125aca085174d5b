import { type DesignList, designLists } from '#shared/design-facts.ts'
import type { Brief } from '#shared/brief.ts'
import { factLists, factsIn } from '#server/solution/list-facts.ts'
import type { Solution } from '#server/solution/solution.ts'
import type { Source } from '#server/solution/source.ts'
import { dropReferences } from './drop-references.ts'
import { settlePlan } from './settle-plan.ts'

const isByPerson = ({ source }: { source: Source }) => source.from === 'person'

/** Whether a person changed a design's facts, answered statements, or left out chapters. */
export const isEdited = (solution: Solution): boolean => editorsOf(solution).length > 0 || (solution.leftOut ?? []).length > 0

/** The people who changed a design's facts, or answered statements, by hand; each once. */
export function editorsOf(solution: Solution): string[] {
  const sources = [
    ...(solution.summary ? [solution.summary.source] : []),
    ...designLists.flatMap((list) => factsIn(solution, list).map(({ source }) => source)),
    ...(solution.statements ?? []).flatMap(({ answer }) => (answer ? [answer.source] : [])),
  ]
  return [...new Set(sources.flatMap((source) => (source.from === 'person' ? [source.by] : [])))]
}

/** True if the brief uses the same reference design as the facts did, or neither uses one. */
export const startsAlike = ({ design }: Brief, { reference }: Solution): boolean =>
  design?.design.name === reference?.name && design?.hosting === reference?.hosting

/** True for facts of the brief itself, which may be in the same list as facts of the design. */
const isOfBrief = ({ source: { from } }: { source: Source }) => from === 'brief' || from === 'calculated'

type SavedEdits = {
  /** The facts of the current brief, with the ids that they had before. */
  solution: Solution
  /** The facts as a person edited them. */
  known: Solution
  today: string
  /** False if another reference design was chosen: then only a person's answers are carried over. */
  withDesign: boolean
}

/** The facts of a changed brief, combined with the design and the answers that a person edited before. */
export function keepEdited({ solution, known, today, withDesign }: SavedEdits): Solution {
  const answered = keepAnswers(solution, known, withDesign ? known.elements : [])
  if (!withDesign) return answered
  const { system, summary, fit, isAdvice, cloud, budgets, leftOut } = known
  const lists = Object.fromEntries(designLists.map((list) => [list, listOf(list, answered, known)]))
  const { nearest: _, ...brief } = answered
  const stated = new Set((answered.statements ?? []).map(({ id }) => id))
  const kept: Solution = {
    ...(fit === 'reading' ? answered : brief),
    ...lists,
    system,
    cloud,
    ...(summary && { summary }),
    ...(leftOut && { leftOut }),
    ...(fit && { fit }),
    ...(isAdvice && { isAdvice }),
    ...(budgets && { budgets: budgets.filter(({ statement }) => stated.has(statement)) }),
  }
  const left = new Set(factLists.flatMap((list) => factsIn(kept, list).map(({ id }) => id)))
  const gone = factLists.flatMap((list) => factsIn(known, list).flatMap(({ id }) => (left.has(id) ? [] : [id])))
  return settlePlan(dropReferences(kept, known, new Set(gone)), { today, before: known })
}

/** What the current brief states, without what a person changed or removed, and all other facts. */
function listOf(list: DesignList, solution: Solution, known: Solution) {
  const stated = factsIn(solution, list).filter(isOfBrief)
  const before = factsIn(known, list)
  const own = before.filter((fact) => !isOfBrief(fact))
  const changed = new Set(own.map(({ id }) => id))
  const isSettled = settledBy(known, solution, before)
  return [...stated.filter((fact) => !changed.has(fact.id) && !isSettled(fact)), ...own]
}

type Stated = { source: Source; statement?: string | undefined }

/** True for a fact of a statement that a person has taken over, or, if the statement is as it was, has removed from the list. */
function settledBy(known: Solution, solution: Solution, before: Stated[]): (fact: Stated) => boolean {
  const texts = new Map((known.statements ?? []).map(({ id, text }) => [id, text]))
  const unchanged = new Set((solution.statements ?? []).flatMap(({ id, text }) => (texts.get(id) === text ? [id] : [])))
  return ({ statement }) => {
    if (statement === undefined) return false
    const same = before.filter((one) => one.statement === statement)
    return same.some(isByPerson) || (same.length === 0 && unchanged.has(statement))
  }
}

/**
 * Carries over a person's answers and the roles of identical names. What somebody answered to a statement that reads differently now is
 * kept and open again. `kept`: components that remain.
 */
function keepAnswers(solution: Solution, known: Solution, kept: Solution['elements']): Solution {
  const answers = new Map((known.statements ?? []).map((one) => [one.id, one]))
  const there = new Set([...solution.elements, ...kept].map(({ id }) => id))
  const roles = new Map((known.names ?? []).map((one) => [one.name, one]))
  const statements = solution.statements?.map((one) => {
    const { text, answer } = answers.get(one.id) ?? {}
    if (!answer || !isByPerson(answer) || one.earlier) return one
    const components = answer.components.filter((id) => there.has(id))
    return { ...one, answer: { ...answer, components, ...(text !== one.text && { state: 'open' as const }) } }
  })
  const names = solution.names?.map((one) => {
    const { role, by } = roles.get(one.name) ?? {}
    return one.by === undefined && role && by?.from === 'person' ? { ...one, role, by } : one
  })
  return { ...solution, ...(statements && { statements }), ...(names && { names }) }
}
