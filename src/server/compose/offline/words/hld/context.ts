import { agree, capitalised, countOf, joinList, joinSome, lowerFirst, theRole } from '#server/document-types/english.ts'
import { dataFlowOf } from '#server/document-types/hld/diagrams/data-flow.ts'
import { isSupport, type SolutionView } from '#server/document-types/solution-view.ts'
import { type ChapterWriter, namesOf, paragraphOf, paragraphs, say, systemOf } from '../prose.ts'

const mostNames = 9

export function people(view: SolutionView) {
  const users = view.outside.filter(({ kind }) => kind === 'person')
  const direct = users.filter(({ id }) => view.crossings.some(({ from, to }) => from === id || to === id))
  const through = users.flatMap((user) => {
    const relation = direct.includes(user) ? undefined : view.solution.relations.find(({ from }) => from === user.id)
    return relation ? [{ user, by: view.name(relation.to) }] : []
  })
  return [
    ...(direct.length > 0
      ? say(
          direct.length === 1
            ? `The only people who meet ${systemOf(view)} are in one role: ${direct[0]!.name}`
            : `${countOf(direct.length, 'group of people')} meet ${systemOf(view)}: ${joinSome(namesOf(direct), mostNames)}`,
          direct,
        )
      : []),
    ...through.flatMap(({ user, by }) => say(`${theRole(user.name)} sees the results only in ${by}`, [user])),
  ]
}

export function systems(view: SolutionView) {
  const around = view.outside.filter(({ kind }) => kind === 'external-system')
  const isSupporting = (id: string) => view.blocks.some((element) => element.id === id && isSupport(element))
  const flows = view.crossings.filter(({ from, to }) => !isSupporting(from) && !isSupporting(to)).map(dataFlowOf)
  const givers = around.filter(({ id }) => flows.some(({ from }) => from === id))
  const takers = around.filter(({ id }) => flows.some(({ to }) => to === id))
  return [
    ...(givers.length > 0 ? say(`Data comes in from ${joinSome(namesOf(givers), mostNames)}`, givers) : []),
    ...(takers.length > 0 ? say(`Data goes out to ${joinSome(namesOf(takers), mostNames)}`, takers) : []),
  ]
}

/** The neighbour with most to exchange, and what it exchanges. */
export function busiest(view: SolutionView) {
  const around = view.outside.filter(({ kind }) => kind === 'external-system')
  const exchanges = ({ id }: { id: string }) => view.crossings.filter(({ from, to }) => from === id || to === id)
  const [first, second] = around.toSorted((left, right) => exchanges(right).length - exchanges(left).length)
  if (!first || exchanges(first).length < 2 || (second && exchanges(second).length === exchanges(first).length)) return []
  const own = exchanges(first)
  const gives = own.filter(({ from }) => from === first.id).map(({ label }) => lowerFirst(label))
  const takes = own.filter(({ to }) => to === first.id).map(({ from, label }) => `${view.name(from)} ${lowerFirst(label)}`)
  return say(
    `${first.name} is the neighbour with most to exchange: ${[...(gives.length > 0 ? [`it ${joinList(gives)}`] : []), ...takes].join('; ')}`,
    [first, ...own],
  )
}

function coupling(view: SolutionView) {
  const between = view.crossings.filter(({ from, to }) => [from, to].some((end) => view.element(end)?.kind === 'external-system'))
  const loose = between.filter(({ synchronous }) => !synchronous)
  const unnamed = between.filter(({ technology }) => !technology)
  if (between.length === 0) return []
  const held =
    loose.length === 0
      ? say('Every exchange with another system waits for its answer, so a slow neighbour is felt at once')
      : loose.length === between.length
        ? say('No exchange with another system waits for its answer, so a slow neighbour holds nobody up', loose)
        : say(
            `${countOf(loose.length, 'exchange')} with other systems ${agree(loose.length, 'does', 'do')} not wait for an answer; in the others a slow neighbour is felt at once`,
            loose,
          )
  const open =
    unnamed.length > 0
      ? say(`The protocol of ${countOf(unnamed.length, 'exchange')} has to be agreed with the owners on the other side`, unnamed)
      : []
  return [...held, ...open]
}

export const context: ChapterWriter = (view) => {
  const first = paragraphOf(busiest(view), systems(view), people(view))
  if (first.length === 0)
    return paragraphs(
      paragraphOf(say(`${capitalised(systemOf(view))} stands alone in the brief: it names no users and no other systems`)),
    )
  return paragraphs(first, paragraphOf(coupling(view)))
}
