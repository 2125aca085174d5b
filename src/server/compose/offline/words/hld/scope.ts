import { agree, bare, countOf, joinSome, numberWord } from '#server/document-types/english.ts'
import { makerOf } from '#server/document-types/makers.ts'
import { isOfKind, type SolutionView } from '#server/document-types/solution-view.ts'
import { type ChapterWriter, namesOf, paragraphOf, paragraphs, say } from '../prose.ts'

export function boundary({ solution, outside }: SolutionView) {
  const systems = outside.filter(({ kind }) => kind === 'external-system')
  const excluded = solution.scope.filter(({ within }) => !within)
  return [
    ...(systems.length > 0
      ? say(
          `${joinSome(namesOf(systems), 6)} ${agree(systems.length, 'keeps its', 'keep their')} owner and ${agree(systems.length, 'its', 'their')} release plan; the work changes nothing in ${agree(systems.length, 'it', 'them')} beyond the agreed exchange`,
          systems,
        )
      : []),
    ...(excluded.length > 0
      ? say(
          `The brief names ${countOf(excluded.length, 'thing')} that ${agree(excluded.length, 'stays', 'stay')} outside; a wish that touches ${agree(excluded.length, 'it', 'one of them')} is a change request`,
          excluded,
        )
      : []),
  ]
}

export function limits({ solution }: SolutionView) {
  const constraints = solution.requirements.filter(isOfKind('constraint'))
  const led = constraints.flatMap((constraint) => {
    const decision = solution.decisions.find(({ requirements }) => requirements.includes(constraint.id))
    return decision ? [{ constraint, decision }] : []
  })
  if (constraints.length === 0) return []
  if (led.length === 0)
    return say(
      `${countOf(constraints.length, 'constraint')} ${agree(constraints.length, 'narrows', 'narrow')} the choice of parts and places`,
      constraints,
    )
  const decisions = [...new Set(led.map(({ decision }) => decision))]
  return say(
    `${numberWord(led.length)} of the ${countOf(constraints.length, 'constraint')} shaped a decision: ${joinSome(
      decisions.map(({ title }) => `“${bare(title)}”`),
      4,
    )}`,
    led.map(({ constraint }) => constraint),
  )
}

/** The assumption that falls due first, where one names a week. */
function earliest(assumptions: SolutionView['solution']['assumptions']) {
  const dated = assumptions.flatMap((assumption) => {
    const week = /\b(?:in|by) week (\d+)/i.exec(assumption.text)?.[1]
    return week ? [{ assumption, week: Number(week) }] : []
  })
  const [first] = dated.toSorted((left, right) => left.week - right.week)
  return first ? say(`The first to come true or fail is “${bare(first.assumption.text)}”`, [first.assumption]) : []
}

export function trust({ solution }: SolutionView) {
  const { assumptions } = solution
  const ours = assumptions.filter(({ source }) => source.from !== 'brief')
  if (assumptions.length === 0) return []
  const share =
    ours.length === 0
      ? 'all of them the client’s own'
      : ours.length === assumptions.length
        ? 'none of them from the brief'
        : `${numberWord(ours.length)} of them ours, made where the brief is silent`
  return [
    ...say(
      assumptions.length === 1
        ? `One assumption is made, ${ours.length === 1 ? 'by us, where the brief is silent' : 'by the client'}`
        : `${countOf(assumptions.length, 'assumption')} are made, ${share}`,
      ours.length > 0 ? ours : assumptions,
    ),
    ...earliest(assumptions),
  ]
}

export function handover({ solution }: SolutionView) {
  const orphans = solution.deliverables.filter((deliverable) => !makerOf(solution, deliverable))
  if (orphans.length === 0 || orphans.length === solution.deliverables.length) return []
  return say(
    `${joinSome(
      orphans.map(({ text }) => `“${bare(text)}”`),
      4,
    )} ${agree(orphans.length, 'has', 'have')} no place in the plan yet`,
    orphans,
  )
}

export const scope: ChapterWriter = (view) =>
  paragraphs(paragraphOf(boundary(view), limits(view)), paragraphOf(trust(view), handover(view)))
