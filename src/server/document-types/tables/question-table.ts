import type { Block } from '#shared/content/blocks.ts'
import { capitalised, sentence } from '../english.ts'
import { elementLinks, factLinks } from '../fact-links.ts'
import { column, missing, table, text } from '../make-blocks.ts'
import type { SolutionView } from '../solution-view.ts'

export function questionTable(view: SolutionView, id: string): Block {
  const all = view.solution.questions
  if (all.length === 0) return missing(id, 'No question is open. A review of the tables above by their owners may raise some.')
  const about = (ids: string[]) => (ids.every((id) => view.element(id)) ? elementLinks(view, ids) : factLinks(view, ids))
  return table(id, 'Open questions', {
    columns: [
      column('id', 'Id', 9),
      column('question', 'Question', 33),
      column('proposal', 'Until answered, we work with', 30),
      column('owner', 'Who answers', 15),
      column('about', 'About', 13),
    ],
    rows: all.map((question) => [
      [{ text: question.id, cites: [question.id] }],
      text(sentence(question.text)),
      text(question.proposal ? sentence(question.proposal) : 'Nothing: the answer is needed'),
      text(capitalised(question.owner)),
      question.about.length > 0 ? about(question.about) : null,
    ]),
  })
}
