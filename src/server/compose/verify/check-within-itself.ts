import { dayText } from '#server/document-types/key-figures.ts'
import type { Solution } from '#server/solution/solution.ts'
import { type Check, isDesigned, mentions, type VerifierFinding } from './verifier-finding.ts'

/** Where the facts of a design contradict each other, or leave something of it untold. */
export const checksWithinItself = {
  'met-without-mechanism': ({ solution }) => {
    const system = solution.elements.find(({ kind }) => kind === 'system')?.id
    return solution.requirements
      .filter(
        ({ id, mechanism }) =>
          !mechanism && solution.elements.some((element) => element.id !== system && element.satisfies.includes(id)),
      )
      .map(({ id }) => ({ rule: 'met-without-mechanism', id, subject: id, text: `${id} counts as met, and nothing says how.` }))
  },
  'part-without-need': ({ solution }) => {
    const called = new Set(solution.relations.flatMap(({ from, to }) => [from, to]))
    return solution.elements
      .filter(
        (element) =>
          isDesigned(element) && element.satisfies.length === 0 && element.source.from === 'assumption' && !called.has(element.id),
      )
      .map(({ id, name }) => ({
        rule: 'part-without-need',
        id,
        subject: name,
        text: `${name} answers nothing that the brief asks and serves no other part.`,
      }))
  },
  'work-in-freeze': ({ solution }) => judgeSwitchOver(solution),
  'work-past': ({ solution, today }) =>
    solution.milestones
      .filter(
        ({ date, kind }) =>
          date !== undefined &&
          date < today &&
          kind !== 'event' &&
          !mentions(
            solution.questions.map(({ text }) => text),
            date,
          ) &&
          !mentions(
            solution.questions.map(({ text }) => text),
            dayText(date),
          ),
      )
      .map(({ id, name, date }) => ({
        rule: 'work-past',
        id,
        subject: date!,
        text: `${name} lies in the past, on ${dayText(date!)}, and nobody is asked.`,
      })),
  'walk-without-edge': ({ solution }) => {
    const edges = new Set(solution.relations.flatMap(({ from, to }) => [`${from} ${to}`, `${to} ${from}`]))
    return solution.scenarios
      .filter(({ steps }) => steps.some(({ from, to }) => from !== to && !edges.has(`${from} ${to}`)))
      .map(({ id, name }) => ({ rule: 'walk-without-edge', id, subject: name, text: `${name} goes where no relation leads.` }))
  },
  'demand-unanswered': ({ solution }) => {
    const answered = new Set(
      [...solution.elements, ...solution.workstreams]
        .flatMap(({ satisfies }) => satisfies)
        .concat(solution.questions.flatMap(({ about }) => about)),
    )
    return solution.requirements
      .filter(({ id }) => !answered.has(id))
      .map(({ id, clause }) => ({
        rule: 'demand-unanswered',
        id,
        subject: clause ?? id,
        text: `${clause ?? id} is neither met nor asked about.`,
      }))
  },
  'sum-disagrees': ({ solution }) => {
    const planned = Math.ceil(sum(solution.workstreams.flatMap(({ effort }) => effort ?? []).map(({ days }) => days[1])))
    const counted = sum(
      solution.costs.filter(({ unit, period }) => unit === 'day' && period === 'once').map(({ quantity }) => quantity),
    )
    const isEqual = Math.abs(planned - counted) <= solution.costs.length
    return isEqual || counted === 0
      ? []
      : [
          {
            rule: 'sum-disagrees',
            id: 'CST-1',
            subject: 'days',
            text: `The plan takes ${planned} days, the costs count ${counted}.`,
          },
        ]
  },
} satisfies Record<string, Check>

const sum = (values: number[]) => values.reduce((total, value) => total + value, 0)

/** A switch-over that no day is left for between two freezes is told by the plan; one that lies in a freeze is a fault. */
function judgeSwitchOver({ workstreams, windows = [], milestones }: Solution): VerifierFinding[] {
  const last = milestones.find(({ name }) => name === 'Plan ends at the latest')
  if (!last?.date) return []
  const over = workstreams.find(({ kind }) => kind === 'switch-over')
  if (!over) return []
  return windows
    .filter(({ kind, from, to }) => kind === 'freeze' && last.date! > from && last.date! <= to)
    .map(({ text }) => ({ rule: 'work-in-freeze', id: over.id, subject: text, text: `${over.name} lies in “${text}”.` }))
}
