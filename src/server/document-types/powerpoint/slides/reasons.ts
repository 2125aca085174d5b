import type { Cell } from '#shared/content/blocks.ts'
import { classNames, strictest } from '../../data-classes.ts'
import { agree, bare, capitalised, countOf, joinList, lowerFirst, numberWord, regionName, sentence } from '../../english.ts'
import { targetTable } from '../../hld/chapters/reliability.ts'
import { column, missing, table, text } from '../../make-blocks.ts'
import type { Decision, SolutionView } from '../../solution-view.ts'
import { classTable } from '../../tables/class-table.ts'
import { headline, type Slide } from '../slide.ts'

const mostDecisions = 6

function decisionRow(decision: Decision): Cell[] {
  const [chosen, ...rest] = decision.options
  const others = rest.map(({ name }, index) => (index === 0 ? bare(name) : lowerFirst(bare(name))))
  return [
    [{ text: decision.id, cites: [decision.id] }],
    text(capitalised(bare(decision.title))),
    text(others.length > 0 ? capitalised(joinList(others, 'or')) : 'No other option named'),
    text(sentence(chosen!.merit)),
  ]
}

export function decisions(view: SolutionView): Slide {
  const all = view.solution.decisions
  if (all.length === 0)
    return {
      heading: 'No choice has been made yet, and none is hidden',
      blocks: [missing('decisions-choices', 'The first decisions follow once functions and qualities are stated.')],
    }
  const proposed = all.filter(({ status }) => status === 'proposed').length
  const shape = `${countOf(all.length, 'choice')} ${agree(all.length, 'shapes', 'shape')} the design`
  return {
    heading: headline(
      proposed === 0
        ? `${shape}, and ${agree(all.length, 'it is', 'all are')} agreed`
        : `${shape}, and ${proposed === all.length ? agree(all.length, 'it is', 'all are') : `${numberWord(proposed)} of them ${agree(proposed, 'is', 'are')}`} yours to agree`,
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

export function protection(view: SolutionView): Slide {
  const level = strictest(view.solution.dataEntities)
  const regions = [...new Set(view.solution.environments.flatMap(({ region }) => (region ? [regionName(region)] : [])))]
  const kind = level && `${classNames[level]}${/data/i.test(classNames[level]) ? '' : ' data'}`
  return {
    heading: kind
      ? headline(
          regions.length > 0 ? `${kind} gets the strictest protection and stays in ${joinList(regions)}` : undefined,
          `${kind} gets the strictest protection`,
        )
      : 'No data is classed yet, so no protection can be promised',
    blocks: [classTable(view, 'protection-classes')],
  }
}

export function reliability(view: SolutionView): Slide {
  const { requirements, assumptions, questions } = view.solution
  const states = (words: RegExp) => requirements.some(({ measures }) => measures.some(({ subject }) => words.test(subject)))
  const recovery = /recovery (time|point)|\bR[TP]O\b|data loss/i
  const assumed = [...assumptions, ...questions].some(({ text: words }) => recovery.test(words))
  return {
    heading: states(recovery)
      ? 'How fast the system comes back is stated, and an exercise proves it'
      : assumed
        ? 'How fast the system comes back is our assumption until you decide'
        : 'How fast the system must come back is still to be agreed',
    blocks: [targetTable(view, 'reliability-targets')],
  }
}
