import type { BlockOf, Inline } from '#shared/content/blocks.ts'
import type { Chapter } from '../../document-type.ts'
import { bare, countOf, joinSome } from '../../english.ts'
import { sortedIds } from '../../fact-links.ts'
import { fitOf } from '../../fit.ts'
import { list, strong, text } from '../../make-blocks.ts'
import { paragraphsOf, quoted, citedText } from '../../prose.ts'
import { answerTo, countStatuses, gapsOf, statusOf } from '../../requirement-status.ts'
import { isMet, type SolutionView } from '../../solution-view.ts'
import { headline, mostPoints } from '../slide.ts'

const met = (view: SolutionView) => countStatuses(view).find(({ status }) => status === 'Met')!.count

const figuresOf = (view: SolutionView): BlockOf<'figures'>['items'] =>
  countStatuses(view)
    .filter(({ count }) => count > 0)
    .map(({ status, count }) => ({ label: status, value: `${count}` }))

/** What answers the requirements, where nothing that must be met is open. */
const mechanisms = (view: SolutionView) =>
  view.solution.requirements
    .filter((requirement) => isMet(view, requirement))
    .slice(0, mostPoints)
    .map((requirement) => [strong(`${bare(requirement.text)}: `), ...answerTo(view, requirement)])

/** Where the others are told; a slide has no room for them. */
function restOf(all: { id: string }[], shown: Inline[][]): Inline[][] {
  const told = new Set(shown.flat().flatMap(({ cites = [] }) => cites))
  const rest = all.map(({ id }) => id).filter((id) => !told.has(id))
  return rest.length > 0 ? [text('The others: clause by clause in the design', ...sortedIds(rest))] : []
}

export const covered: Chapter = {
  id: 'covered',
  heading: 'Your requirements',
  ask: 'For the speaker: what is met, what is asked about, and what is still open.',
  alsoCalled: ['requirement', 'compliance', 'coverage', 'scope', 'need'],
  body: (view) => {
    const all = view.solution.requirements
    if (all.length === 0 || fitOf(view.solution) === 'note') return undefined
    const gaps = gapsOf(view)
    const shown =
      gaps.length > 0
        ? gaps.slice(0, mostPoints).map((gap) => text(`${statusOf(view, gap)}: ${quoted(gap.text)}`, gap.id))
        : mechanisms(view)
    return {
      heading: headline(`${met(view)} of ${all.length} requirements met`),
      blocks: [
        { id: 'covered-figures', type: 'figures', items: figuresOf(view) },
        list('covered-points', [...shown, ...restOf(all, shown)]),
      ],
    }
  },
  words: (view) => {
    const ids = view.solution.requirements
    return paragraphsOf(
      citedText(
        `Of ${countOf(ids.length, 'requirement')}: ${joinSome(
          countStatuses(view)
            .filter(({ count }) => count > 0)
            .map(({ status, count }) => `${count} ${status.toLowerCase()}`),
          4,
        )}`,
        ids,
      ),
    )
  },
}
