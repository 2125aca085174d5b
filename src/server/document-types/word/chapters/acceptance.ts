import type { Block, Cell } from '#shared/content/blocks.ts'
import { firm } from '#shared/firm.ts'
import type { Chapter } from '../../document-type.ts'
import { bare, capitalised, countOf, joinSome, sentence } from '../../english.ts'
import { fitOf } from '../../fit.ts'
import { column, table, text } from '../../make-blocks.ts'
import { bounded, measureText } from '../../measure-text.ts'
import { paragraphsOf, citedText } from '../../prose.ts'
import { answersTo, isMet, type SolutionView } from '../../solution-view.ts'
import { signatureTable } from '../../tables/signature-table.ts'

const measured = (view: SolutionView) =>
  view.solution.requirements
    .filter((requirement) => isMet(view, requirement))
    .map(bounded)
    .filter(({ measures }) => measures.length > 0)

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

/** Questions on which scope, time or price hang; the others are what finding out is for. */
const binding = new Set<string | undefined>(['contradiction', 'money', 'date', 'plan', 'mandate'])

/** What has to be answered: before anybody signs where the terms hang on it, else while the work begins. */
function before({ solution }: SolutionView): Block[] {
  const asked = solution.questions.filter(({ kind, proposal }) => kind === 'contradiction' || !proposal)
  const first = asked.filter(({ kind }) => binding.has(kind))
  const discovery = solution.workstreams.find(({ kind }) => kind === 'discovery')
  const rest = asked.filter((question) => !first.includes(question))
  if (asked.length === 0) return []
  return [
    table('acceptance-questions', 'What has to be answered, and when', {
      columns: [column('id', 'Id', 10), column('question', 'Question', 52), column('owner', 'By', 18), column('when', 'When', 20)],
      rows: [...first, ...rest].map((question): Cell[] => [
        text(question.id, question.id),
        text(sentence(question.text)),
        text(capitalised(question.owner)),
        text(first.includes(question) || !discovery ? 'Before signing' : `In ${discovery.id}`),
      ]),
    }),
  ]
}

/** What we work with until it is answered. */
function workedWith({ solution }: SolutionView): Block[] {
  const proposed = solution.questions.filter(({ kind, proposal }) => kind !== 'contradiction' && proposal)
  if (proposed.length === 0) return []
  return [
    table('acceptance-proposals', 'Agreed by signing, unless you answer otherwise', {
      columns: [column('id', 'Id', 10), column('question', 'Question', 45), column('proposal', 'We work with', 45)],
      rows: proposed.map((question): Cell[] => [
        text(question.id, question.id),
        text(sentence(question.text)),
        text(sentence(question.proposal ?? '')),
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
        ...workedWith(view),
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
    return all.length > 0
      ? paragraphsOf(citedText(`Results are accepted by ${countOf(all.length, 'figure')}: ${joinSome(all.map(measureText), 4)}`))
      : []
  },
}
