import type { Block, Cell } from '#shared/content/blocks.ts'
import { capitalised, sentence } from '../english.ts'
import { elementLinks, factLinks } from '../fact-links.ts'
import { column, table, text, withoutEmptyColumns } from '../make-blocks.ts'
import type { SolutionView } from '../solution-view.ts'

type Question = SolutionView['solution']['questions'][number]

/** Those that hold up the work first. */
const byWeight = (left: Question, right: Question) =>
  Number(right.kind === 'contradiction') - Number(left.kind === 'contradiction') ||
  Number(left.proposal !== undefined) - Number(right.proposal !== undefined)

const about = (view: SolutionView, ids: string[]) =>
  ids.every((id) => view.element(id)) ? elementLinks(view, ids) : factLinks(view, ids)

/** What one meeting can answer; the others are asked as the work goes on. */
const mostAtOnce = 10

function questions(view: SolutionView, id: string): Block[] {
  const own = view.solution.questions.filter(({ kind }) => kind !== 'interface').toSorted(byWeight)
  if (own.length === 0) return []
  return [
    withoutEmptyColumns(
      table(id, 'The most urgent first', {
        columns: [
          column('id', 'Id', 9),
          column('question', 'Question', 34),
          column('why', 'Why it matters', 20),
          column('proposal', 'Until answered', 14),
          column('owner', 'Who answers', 12),
          column('about', 'About', 11),
        ],
        rows: own
          .slice(0, mostAtOnce)
          .map((question): Cell[] => [
            text(question.id, question.id),
            text(sentence(question.text)),
            text(question.why ? sentence(question.why) : ''),
            text(question.proposal ? sentence(question.proposal) : ''),
            text(capitalised(question.owner)),
            about(view, question.about),
          ]),
      }),
    ),
  ]
}

function laterQuestions(view: SolutionView, id: string): Block[] {
  const own = view.solution.questions.filter(({ kind }) => kind !== 'interface').toSorted(byWeight)
  if (own.length <= mostAtOnce) return []
  return [
    withoutEmptyColumns(
      table(`${id}-later`, 'Asked as the work goes on', {
        columns: [
          column('id', 'Id', 9),
          column('question', 'Question', 46),
          column('why', 'Why it matters', 20),
          column('owner', 'Who answers', 14),
          column('about', 'About', 11),
        ],
        rows: own
          .slice(mostAtOnce)
          .map((question): Cell[] => [
            text(question.id, question.id),
            text(sentence(question.text)),
            text(question.why ? sentence(question.why) : ''),
            text(capitalised(question.owner)),
            about(view, question.about),
          ]),
      }),
    ),
  ]
}

/** What the owners of other systems have to say, a line each. */
function interfaces(view: SolutionView, id: string): Block[] {
  const own = view.solution.questions.filter(({ kind }) => kind === 'interface')
  if (own.length === 0) return []
  return [
    withoutEmptyColumns(
      table(`${id}-interfaces`, 'Asked of the owners of other systems', {
        columns: [
          column('id', 'Id', 9),
          column('system', 'System', 24),
          column('question', 'Asked', 41),
          column('proposal', 'Until answered', 26),
        ],
        rows: own.map((question): Cell[] => [
          text(question.id, question.id),
          about(view, question.about),
          text(sentence(question.text)),
          text(question.proposal ? sentence(question.proposal) : ''),
        ]),
      }),
    ),
  ]
}

/** Nothing where nothing is asked. */
export const questionTables = (view: SolutionView, id: string): Block[] => [
  ...questions(view, id),
  ...laterQuestions(view, id),
  ...interfaces(view, id),
]
