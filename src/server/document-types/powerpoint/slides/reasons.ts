import type { Block, Cell } from '#shared/content/blocks.ts'
import { classNames, strictest } from '../../data-classes.ts'
import { agree, bare, capitalised, countOf, joinList, joinSome, numberWord, regionName, sentence } from '../../english.ts'
import { targetTable } from '../../hld/chapters/reliability.ts'
import { proposedDecisionsOf } from '../../key-figures.ts'
import { callout, column, idPart, table, text } from '../../make-blocks.ts'
import type { Decision, SolutionView } from '../../solution-view.ts'
import { classControls } from '../../tables/class-table.ts'
import { headline, type Slide } from '../slide.ts'
import { leadingRun } from './how-it-works.ts'

const mostDecisions = 6
const mostFailures = 2

function decisionRow(decision: Decision): Cell[] {
  const [chosen, ...rest] = decision.options
  const others = rest.map(({ name }) => bare(name))
  return [
    [{ text: decision.id, cites: [decision.id] }],
    text(capitalised(bare(decision.title))),
    text(others.length > 0 ? capitalised(others.join('; ')) : 'No other option named'),
    text(sentence(chosen!.merit)),
  ]
}

export function decisions(view: SolutionView): Slide {
  const all = view.solution.decisions
  const [first] = all.toSorted((left, right) => right.requirements.length - left.requirements.length)
  const proposed = proposedDecisionsOf(view.solution).length
  const shape = `${countOf(all.length, 'choice')} ${agree(all.length, 'shapes', 'shape')} the design`
  const yours =
    proposed === all.length
      ? agree(all.length, 'it is', 'all are')
      : `${numberWord(proposed)} of them ${agree(proposed, 'is', 'are')}`
  return {
    heading: headline(
      proposed === all.length && all.length > 1
        ? `“${bare(first!.title)}” leads ${countOf(all.length, 'choice')} for you to agree`
        : undefined,
      proposed === 1 && all.length === 1 ? `“${bare(first!.title)}” is the one choice that you have to agree` : undefined,
      proposed === 0 ? `${shape}, and ${agree(all.length, 'it is', 'all are')} agreed` : `${shape}, and ${yours} yours to agree`,
    ),
    blocks: [
      table('decisions-choices', 'What we choose, and what we do not', {
        columns: [
          column('id', 'Id', 10),
          column('choice', 'We propose', 28),
          column('rather', 'Rather than', 26),
          column('why', 'Because', 36),
        ],
        rows: all.slice(0, mostDecisions).map(decisionRow),
      }),
    ],
  }
}

/** Whole data sets by class, the strictest first; single fields are for the design. */
function classRows({ solution }: SolutionView): Cell[][] {
  const levels = Object.keys(classNames) as (keyof typeof classNames)[]
  return levels.toReversed().flatMap((level): Cell[][] => {
    const own = solution.dataEntities.filter((entity) => strictest([entity]) === level)
    return own.length > 0
      ? [
          [
            text(classNames[level]),
            text(
              joinSome(
                own.map(({ name }) => name),
                6,
              ),
              ...own.map(({ id }) => id),
            ),
            text(classControls[level]),
          ],
        ]
      : []
  })
}

export function protection(view: SolutionView): Slide {
  const level = strictest(view.solution.dataEntities)!
  const regions = [...new Set(view.solution.environments.flatMap(({ region }) => (region ? [regionName(region)] : [])))]
  const kind = `${classNames[level]}${/data/i.test(classNames[level]) ? '' : ' data'}`
  return {
    heading: headline(
      regions.length > 0 ? `${kind} gets the strictest protection and stays in ${joinList(regions)}` : undefined,
      `${kind} gets the strictest protection`,
    ),
    blocks: [
      table('protection-classes', 'Protection by class', {
        columns: [column('class', 'Class', 18), column('data', 'Data', 36), column('controls', 'Protection', 46)],
        rows: classRows(view),
      }),
    ],
  }
}

const recoveries = { time: /recovery time|\bRTO\b/i, point: /recovery point|\bRPO\b|data loss/i, availability: /availab|uptime/i }

/** Requirements that state how available the system is, or how it comes back. */
export const recoveryRequirements = ({ solution }: SolutionView) =>
  solution.requirements.filter(({ measures }) =>
    measures.some(({ subject }) => Object.values(recoveries).some((words) => words.test(subject))),
  )

/** The bound as the brief words it, without the word that bounds it. */
function boundOf(view: SolutionView, subject: RegExp): string | undefined {
  const measures = recoveryRequirements(view).flatMap((requirement) => requirement.measures)
  const quote = measures.find((measure) => subject.test(measure.subject))?.quote
  return quote?.replace(/^(within|at most|at least|less than|under|up to|no more than|a maximum of|of) /i, '')
}

/** What happens in runs that are not told on a slide of their own. */
function failures({ solution }: SolutionView): Block[] {
  const told = leadingRun(solution)
  return solution.scenarios
    .filter((run) => run !== told)
    .slice(0, mostFailures)
    .map(({ id, failure }) =>
      callout(`reliability-${idPart(id)}`, 'risk', {
        title: capitalised(bare(failure.when.replace(/^(when|if) /i, ''))),
        text: text(sentence(failure.response), id),
      }),
    )
}

/** “0 minutes” or “zero”. */
const isNothing = (bound: string) => /^(?:0|zero|nil)\b(?![.,]\d)/i.test(bound)

export function reliability(view: SolutionView): Slide {
  const [time, point, share] = [recoveries.time, recoveries.point, recoveries.availability].map((words) => boundOf(view, words))
  return {
    heading: headline(
      time && point
        ? `After a failure the service is back in ${time} and has lost ${isNothing(point) ? 'no data' : `at most ${point} of data`}`
        : undefined,
      time ? `After a failure the service is back in ${time}` : undefined,
      point
        ? `A failure may cost ${isNothing(point) ? 'no data' : `at most ${point} of data`}; the time to recover is still to be agreed`
        : undefined,
      share ? `Availability has to be ${share}; how fast the service recovers is still to be agreed` : undefined,
      'How available the service has to be is stated, and an exercise proves it',
    ),
    blocks: [targetTable(view, 'reliability-targets'), ...failures(view)],
  }
}
