import type { Block, Cell } from '#shared/content/blocks.ts'
import type { Requirement } from '#server/solution/solution.ts'
import { agree, capitalised, countOf, joinList, joinSome, numberWord, sentence } from '../../english.ts'
import { factLink, factLinks } from '../../fact-links.ts'
import { metRequirements } from '../../key-figures.ts'
import { column, table, text } from '../../make-blocks.ts'
import { metByLinks } from '../../met-by.ts'
import { qualityGoals } from '../../quality-goals.ts'
import { answersTo, isMet, type SolutionView } from '../../solution-view.ts'
import { kindChart, kindTable } from '../../tables/kind-table.ts'
import { measureCell } from '../../tables/measure-cell.ts'
import { headline, mostRows, type Slide } from '../slide.ts'

/** Subjects that do not say what is measured. */
const vague = /^(duration|share|count|number|amount)$/

/** What the bound is a bound of; the whole sentence where a measure alone would not say. */
function subjectOf({ measures, text: words }: Requirement): string {
  const subjects = [...new Set(measures.map(({ subject }) => subject))]
  return subjects.length === 0 || subjects.some((subject) => vague.test(subject))
    ? sentence(words)
    : capitalised(joinList(subjects))
}

/** `availability at least 99.9%`, where the measure's subject can be said so. */
const boundsOf = (goals: Requirement[]) =>
  goals.flatMap(({ measures: [measure] }) =>
    measure && !vague.test(measure.subject) ? [`${measure.subject} ${measure.quote}`.toLowerCase()] : [],
  )

function qualityMessages(goals: Requirement[]): [...(string | undefined)[], string] {
  const bounds = boundsOf(goals)
  const said = (count: number) => {
    const rest = goals.length - count
    const more = rest > 0 ? [`${numberWord(rest)} more ${agree(rest, 'quality', 'qualities')}`] : []
    return bounds.length >= count ? `Acceptance hangs on ${joinList([...bounds.slice(0, count), ...more])}` : undefined
  }
  const measured = goals.filter(({ measures }) => measures.length > 0).length
  return [
    said(3),
    said(2),
    said(1),
    measured === 0 ? `${countOf(goals.length, 'quality')} must hold, and none has a figure yet` : undefined,
    `${countOf(goals.length, 'quality')} have to hold for the work to be accepted`,
  ]
}

export function qualities(view: SolutionView): Slide {
  const goals = qualityGoals(view).slice(0, mostRows)
  const row = (goal: (typeof goals)[number]): Cell[] => [
    [factLink(view, goal.id)],
    text(goal.characteristic ?? 'Quality'),
    text(subjectOf(goal)),
    measureCell(view, goal),
  ]
  return {
    heading: headline(...qualityMessages(goals)),
    blocks: [
      table('qualities-goals', 'The most binding qualities', {
        columns: [
          column('id', 'Id', 10),
          column('quality', 'Quality', 24),
          column('subject', 'What must hold', 34),
          column('measure', 'Bound', 32),
        ],
        rows: goals.map(row),
      }),
    ],
  }
}

/** Each requirement with its answer. */
function answerTable(view: SolutionView): Block {
  return table('coverage-answers', 'What was asked, and what answers it', {
    columns: [column('id', 'Id', 10), column('text', 'Asked for', 56), column('answer', 'Answered by', 34)],
    rows: view.solution.requirements.map((requirement): Cell[] => {
      const { questions } = answersTo(view, requirement)
      const ids = (facts: { id: string }[]) => facts.map(({ id }) => id)
      return [
        [factLink(view, requirement.id)],
        text(sentence(requirement.text)),
        isMet(view, requirement)
          ? metByLinks(view, requirement)
          : questions.length > 0
            ? [{ text: 'Open: ' }, ...factLinks(view, ids(questions))]
            : text('Open'),
      ]
    }),
  })
}

export function coverage(view: SolutionView): Slide {
  const { requirements } = view.solution
  const all = requirements.length
  const met = metRequirements(view)
  const unmet = requirements.filter((requirement) => !met.includes(requirement))
  const open = unmet.length
  const share =
    open === all
      ? `None of the ${countOf(all, 'requirement')} has`
      : `${numberWord(all - open)} of ${countOf(all, 'requirement')} ${agree(all - open, 'has', 'have')}`
  return {
    heading:
      open === 0
        ? `The design answers ${agree(all, 'the one requirement', `all ${countOf(all, 'requirement')}`)} of the brief`
        : headline(
            `${share} an answer; ${joinSome(
              unmet.map(({ id }) => id),
              3,
            )} ${agree(open, 'is', 'are')} still open`,
          ),
    blocks: all <= mostRows ? [answerTable(view)] : [...kindChart(view, 'coverage-kinds'), kindTable(view, 'coverage-kinds')],
  }
}
