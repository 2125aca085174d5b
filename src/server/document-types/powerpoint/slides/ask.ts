import type { Cell, Inline } from '#shared/content/blocks.ts'
import { agree, bare, capitalised, countOf, joinList, joinSome, theRole } from '../../english.ts'
import { factLinks } from '../../fact-links.ts'
import { dayText, milestonesOf, proposedDecisionsOf } from '../../key-figures.ts'
import { column, table, text } from '../../make-blocks.ts'
import { dependenciesOf, type SolutionView } from '../../solution-view.ts'
import { headline, type Slide } from '../slide.ts'

/** What is wanted, of whom, and by when. */
type Ask = { what: Inline[]; whom: string; by: string }

/** The point by which the design has to be agreed; nothing where the plan has none. */
const signing = ({ solution }: SolutionView) => milestonesOf(solution).find(({ name }) => /\bsign/i.test(name))

const byText = (view: SolutionView) => {
  const signed = signing(view)
  return signed ? `Week ${signed.week}, “${bare(signed.name)}”` : 'Before work begins'
}

/** The day on which the work begins, where the brief names it. */
function startText({ solution }: SolutionView): string {
  const start = milestonesOf(solution).find(({ week, date }) => week === 0 && date)
  return start?.date ? dayText(start.date) : 'A day that you name'
}

function asksOf(view: SolutionView): Ask[] {
  const { requirements, questions, workstreams } = view.solution
  const proposed = proposedDecisionsOf(view.solution).map(({ id }) => id)
  const owners = [...new Set(questions.map(({ owner }) => theRole(bare(owner)).replace(/^the /, '')))]
  const systems = dependenciesOf(view)
  const [first] = workstreams.toSorted((left, right) => left.startWeek - right.startWeek)
  const links = (ids: string[]): Inline[] => (ids.length <= 6 ? [{ text: ': ' }, ...factLinks(view, ids)] : [])
  /** Too many to be named one by one. */
  const cited = (ids: string[]) => (ids.length <= 6 ? [] : ids)
  const by = byText(view)
  return [
    ...(requirements.length === 0
      ? [{ what: text('State what the system must do, and which result it is for'), whom: 'Sponsor', by }]
      : []),
    ...(proposed.length > 0
      ? [
          {
            what: [...text(`Agree ${countOf(proposed.length, 'decision')}`, ...cited(proposed)), ...links(proposed)],
            whom: 'Sponsor',
            by,
          },
        ]
      : []),
    ...(questions.length > 0
      ? [
          {
            what: [...text(`Answer ${countOf(questions.length, 'open question')}`), ...links(questions.map(({ id }) => id))],
            whom: capitalised(joinSome(owners, 3)),
            by,
          },
        ]
      : []),
    ...(systems.length > 0
      ? [
          {
            what: text(
              `Open access to ${joinSome(
                systems.map(({ name }) => name),
                4,
              )}`,
              ...systems.map(({ id }) => id),
            ),
            whom: agree(systems.length, 'Its owner', 'Their owners'),
            by: 'Week 1',
          },
        ]
      : []),
    { what: text('Name a product owner who can decide on requirements'), whom: 'Sponsor', by: 'Before work begins' },
    ...(first ? [{ what: text(`Release “${first.name}”`, first.id), whom: 'Sponsor', by: startText(view) }] : []),
  ]
}

function message(view: SolutionView): string {
  const { questions, requirements } = view.solution
  const decisions = proposedDecisionsOf(view.solution).length
  const signed = signing(view)
  const wanted = [
    ...(requirements.length === 0 ? ['the first requirements'] : []),
    ...(decisions > 0 ? [countOf(decisions, 'decision')] : []),
    ...(questions.length > 0 ? [countOf(questions.length, 'answer')] : []),
  ]
  const by = signed ? ` by week ${signed.week}` : ''
  const end = signed && /design/i.test(signed.name) ? ', so that the design can be signed' : ''
  return headline(
    wanted.length > 0 ? `We ask ${view.client} for ${joinList(wanted)}${by}${end}` : undefined,
    wanted.length > 0 ? `We ask for ${joinList(wanted)}${by}` : undefined,
    `We ask ${view.client} for a start`,
  )
}

/** What the room has to do before it leaves: decisions, answers, access, names and a start. */
export function nextSteps(view: SolutionView): Slide {
  return {
    heading: message(view),
    blocks: [
      table('next-steps-asks', 'What we ask', {
        columns: [column('what', 'We ask', 52), column('whom', 'Of whom', 24), column('by', 'By when', 24)],
        rows: asksOf(view).map(({ what, whom, by }): Cell[] => [what, text(whom), text(by)]),
      }),
    ],
  }
}
