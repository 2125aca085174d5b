import type { Requirement } from '#server/solution/solution.ts'
import { agree, countOf, joinSome } from '#server/document-types/english.ts'
import { isSupport, type SolutionView } from '#server/document-types/solution-view.ts'
import { type ChapterWriter, namesOf, paragraphOf, paragraphs, say } from '../prose.ts'

const quoteOf = ({ measures }: Requirement, subject: RegExp) =>
  measures.find((measure) => subject.test(measure.subject))?.quote ?? ''

export function targets({ solution }: SolutionView) {
  const find = (subject: RegExp) =>
    solution.requirements.flatMap((requirement) =>
      requirement.measures.filter((measure) => subject.test(measure.subject)).map(() => requirement),
    )
  const [time, point] = [find(/recovery time|\bRTO\b/i), find(/recovery point|\bRPO\b|data loss/i)]
  if (time.length + point.length === 0 && solution.isAdvice) return []
  if (time.length + point.length === 0)
    return say('The brief names neither a recovery time nor a recovery point, so the values given here are not yet agreed')
  if (time.length > 0 && point.length > 0)
    return say(
      `The brief allows ${quoteOf(time[0]!, /recovery time|\bRTO\b/i)} to come back and ${quoteOf(point[0]!, /recovery point|\bRPO\b|data loss/i)} of lost data`,
      [...time, ...point],
    )
  return say(
    time.length > 0
      ? 'The recovery time is stated in the brief; how much data may be lost is not, and has to be agreed'
      : 'The recovery point is stated in the brief; how long recovery may take is not, and has to be agreed',
    [...time, ...point],
  )
}

/** The part with which most other parts exchange data. */
export function centre(view: SolutionView) {
  const parts = view.blocks.filter((element) => !isSupport(element))
  const ids = new Set(parts.map(({ id }) => id))
  const pairs = view.solution.relations.map(({ from, to }) => [view.blockOf(from), view.blockOf(to)] as const)
  const neighbours = (id: string) =>
    new Set(
      pairs
        .flatMap(([from, to]) => (from === id ? [to] : to === id ? [from] : []))
        .filter((other) => other !== id && ids.has(other)),
    )
  const [heaviest] = parts.toSorted((left, right) => neighbours(right.id).size - neighbours(left.id).size)
  if (!heaviest || neighbours(heaviest.id).size < 3) return []
  return say(
    `The loss of ${heaviest.name} is felt most widely, because ${countOf(neighbours(heaviest.id).size, 'other part')} exchange data with it`,
    [heaviest],
  )
}

export function buffers({ blocks }: SolutionView) {
  const queues = blocks.filter(({ kind }) => kind === 'queue')
  return queues.length > 0
    ? say(
        `${joinSome(namesOf(queues), 3)} ${agree(queues.length, 'parts', 'part')} senders from readers, so that neither side needs the other to be up`,
        queues,
      )
    : []
}

export const reliability: ChapterWriter = (view) => paragraphs(paragraphOf(targets(view)), paragraphOf(centre(view), buffers(view)))
