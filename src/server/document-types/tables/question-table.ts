import type { Block, Cell } from '#shared/content/blocks.ts'
import { capitalised, sentence } from '../english.ts'
import { elementLinks, factLinks } from '../fact-links.ts'
import { column, showing, type ShownFact, table, text, withoutEmptyColumns } from '../make-blocks.ts'
import type { SolutionView } from '../solution-view.ts'
import { referenceOf } from '#server/solution/statement.ts'
import { isByPerson } from '../questions-of-persons.ts'
import { statementLinks, statementsOf } from '../statements.ts'

type Question = SolutionView['solution']['questions'][number]

/** Questions that a person asks the client as the answer to a statement. */
function askedByAnswers({ solution }: SolutionView): Question[] {
  return statementsOf(solution).flatMap((statement): Question[] => {
    const { id, answer } = statement
    if (answer?.state !== 'ask' || answer.source.from !== 'person') return []
    const { source, question, why, how, owner = 'client' } = answer
    const asked = question ?? how
    return asked ? [{ id: referenceOf(statement), source, text: asked, ...(why && { why }), about: [id], owner }] : []
  })
}

/** Questions by people first, then those that block the work. */
const byWeight = (left: Question, right: Question) =>
  Number(isByPerson(right)) - Number(isByPerson(left)) ||
  Number(right.kind === 'contradiction') - Number(left.kind === 'contradiction') ||
  Number(left.proposal !== undefined) - Number(right.proposal !== undefined)

function about(view: SolutionView, ids: string[]): Cell {
  const byId = new Map(statementsOf(view.solution).map((statement) => [statement.id, statement]))
  const statements = ids.flatMap((id) => byId.get(id) ?? [])
  if (statements.length === ids.length) return statementLinks(statements)
  return ids.every((id) => view.element(id)) ? elementLinks(view, ids) : factLinks(view, ids)
}

/** The number of questions that one meeting can answer; the others are asked later. */
const mostAtOnce = 10

/** The questions of the first meeting with the assumptions that apply until they are answered; later questions need none yet. */
function questions(view: SolutionView, id: string): Block[] {
  const own = [...askedByAnswers(view), ...view.solution.questions.filter(({ kind }) => kind !== 'interface')].toSorted(byWeight)
  const [first, later] = [own.slice(0, mostAtOnce), own.slice(mostAtOnce)]
  return [
    ...questionTable(view, first, {
      id,
      caption: 'Questions',
      widths: { question: 34, proposal: 14, owner: 12 },
    }),
    ...questionTable(view, later, {
      id: `${id}-later`,
      caption: 'Questions for later',
      widths: { question: 46, owner: 14 },
    }),
  ]
}

type Layout = { id: string; caption: string; widths: { question: number; proposal?: number; owner: number } }

function questionTable(view: SolutionView, asked: Question[], { id, caption, widths }: Layout): Block[] {
  if (asked.length === 0) return []
  const proposals = widths.proposal === undefined ? [] : [column('proposal', 'Assumed until answered', widths.proposal)]
  return [
    withoutEmptyColumns(
      table(id, caption, {
        columns: [
          column('id', 'Id', 9),
          column('question', 'Question', widths.question),
          column('why', 'Why it matters', 20),
          ...proposals,
          column('owner', 'Who answers', widths.owner),
          column('about', 'About', 11),
        ],
        rows: asked.map((question): Cell[] => [
          text(question.id, ...(question.id.startsWith('OQ-') ? [question.id] : question.about)),
          text(sentence(question.text)),
          text(question.why ? sentence(question.why) : ''),
          ...proposals.map(() => text(question.proposal ? sentence(question.proposal) : '')),
          text(capitalised(question.owner)),
          about(view, question.about),
        ]),
        shows: { rows: asked.map(shownFields), calculated: { id: 'id' } },
      }),
    ),
  ]
}

/** A question that is an answer to a statement is edited there. */
const shownFields = ({ id }: Question): ShownFact | null =>
  id.startsWith('OQ-') ? { fact: id, fields: { question: ['text'], why: ['why'], owner: ['owner'] } } : null

/** Questions for the owners of other systems, one line each. */
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
        shows: showing(own, { question: ['text'] }, { id: 'id' }),
      }),
    ),
  ]
}

/** Empty if there are no questions. */
export const questionTables = (view: SolutionView, id: string): Block[] => [...questions(view, id), ...interfaces(view, id)]
