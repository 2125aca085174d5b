import type { Block, Cell } from '#shared/content/blocks.ts'
import { firm } from '#shared/firm.ts'
import type { Chapter } from '../../document-type.ts'
import { bare, capitalised, countOf, joinSome, sentence } from '../../english.ts'
import { fitOf } from '../../fit.ts'
import { column, table, text } from '../../make-blocks.ts'
import { paragraphsOf, say } from '../../prose.ts'
import { answersTo, isMet, measureText, type SolutionView } from '../../solution-view.ts'
import { signatureTable } from '../../tables/signature-table.ts'

const measured = (view: SolutionView) =>
  view.solution.requirements.filter((requirement) => requirement.measures.length > 0 && isMet(view, requirement))

/** The figures of the brief, and on which walk each is seen. */
function figures(view: SolutionView): Block[] {
  const rows = measured(view).map((requirement): Cell[] => {
    const walks = answersTo(view, requirement).scenarios.map(({ name }) => capitalised(bare(name)))
    return [
      text(requirement.clause ?? requirement.id, requirement.id),
      text(capitalised(measureText(requirement))),
      text(walks.length > 0 ? `Walk: ${walks.join('; ')}` : sentence(requirement.text)),
    ]
  })
  if (rows.length === 0) return []
  return [
    table('acceptance-figures', 'Figures of acceptance', {
      columns: [column('clause', 'Clause', 12), column('measure', 'Reached at', 32), column('seen', 'Seen in', 56)],
      rows,
    }),
  ]
}

/** What has to be answered before anybody signs: contradictions, and what holds up the work. */
function before({ solution }: SolutionView): Block[] {
  const asked = solution.questions.filter(({ kind, proposal }) => kind === 'contradiction' || !proposal)
  if (asked.length === 0) return []
  return [
    table('acceptance-questions', 'Answered before anybody signs', {
      columns: [column('id', 'Id', 10), column('question', 'Question', 68), column('owner', 'By', 22)],
      rows: asked.map((question): Cell[] => [
        text(question.id, question.id),
        text(sentence(question.text)),
        text(capitalised(question.owner)),
      ]),
    }),
  ]
}

/** By which figures results are accepted, what comes before a signature, and who signs. */
export const acceptance: Chapter = {
  id: 'acceptance',
  heading: 'Acceptance',
  ask: 'By which figures results are accepted, and what has to be answered before anybody signs.',
  alsoCalled: ['acceptance', 'signature', 'sign-off', 'approval', 'agreement'],
  body: (view) => {
    if (fitOf(view.solution) === 'note') return undefined
    return {
      blocks: [
        ...figures(view),
        ...before(view),
        signatureTable('acceptance-signatures', [
          [`Sponsor, ${view.client}`, 'Scope, time, money'],
          [`Lead architect, ${firm.name}`, 'Approach'],
          [`Delivery lead, ${firm.name}`, 'Plan, days'],
        ]),
      ],
    }
  },
  words: (view) => {
    const all = measured(view)
    return all.length > 0 ? paragraphsOf(say(`${countOf(all.length, 'figure')}: ${joinSome(all.map(measureText), 4)}`)) : []
  },
}
