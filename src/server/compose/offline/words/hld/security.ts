import { agree, countOf, joinSome, numberWord } from '#server/document-types/english.ts'
import { strictest } from '#server/document-types/data-classes.ts'
import type { SolutionView } from '#server/document-types/solution-view.ts'
import { type ChapterWriter, namesOf, paragraphOf, paragraphs, say } from '../prose.ts'

export function boundary(view: SolutionView) {
  const { crossings } = view
  if (crossings.length === 0) return []
  const human = crossings.filter(({ from, to }) => [from, to].some((end) => view.element(end)?.kind === 'person'))
  const share =
    human.length === 0
      ? 'all of them to other systems'
      : human.length === crossings.length
        ? 'all of them by people'
        : `${numberWord(human.length)} of them by people and ${numberWord(crossings.length - human.length)} by systems`
  return say(
    crossings.length === 1
      ? 'The boundary is crossed in one place'
      : `The boundary is crossed in ${countOf(crossings.length, 'place')}, ${share}`,
    crossings,
  )
}

export function doors(view: SolutionView) {
  const ids = new Set(view.crossings.map(({ from, to }) => view.blockOf(view.isOutside(from) ? to : from)))
  const open = view.blocks.filter(({ id }) => ids.has(id))
  const closed = view.blocks.filter(({ kind, id }) => kind === 'store' && !ids.has(id))
  return [
    ...(open.length > 0 ? say(`Only ${joinSome(namesOf(open), 5)} can be reached from outside`, open) : []),
    ...(closed.length > 0
      ? say(`${joinSome(namesOf(closed), 4)} ${agree(closed.length, 'has', 'have')} no door to the outside`, closed)
      : []),
  ]
}

export function worth({ solution }: SolutionView) {
  const level = strictest(solution.dataEntities)
  const holders = solution.dataEntities.filter((entity) => strictest([entity]) === level)
  if (level !== 'personal' && level !== 'special-category') return []
  return say(
    `What most needs protection is ${joinSome(namesOf(holders), 4)}, because ${agree(holders.length, 'it holds', 'they hold')} ${level === 'personal' ? 'personal data' : 'special category data'}`,
    holders,
  )
}

export const security: ChapterWriter = (view) => paragraphs(paragraphOf(worth(view), boundary(view), doors(view)))
