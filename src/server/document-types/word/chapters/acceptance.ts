import type { Block, Cell } from '#shared/content/blocks.ts'
import { firm } from '#shared/firm.ts'
import { capitalised, sentence } from '../../english.ts'
import { unansweredOf } from '../../key-figures.ts'
import { factLink, factLinks } from '../../fact-links.ts'
import { type Body, column, missing, paragraph, section, table, text } from '../../make-blocks.ts'
import { measureText, rankedQualities, type SolutionView } from '../../solution-view.ts'
import { signatureTable } from '../../tables/signature-table.ts'
import { testOf } from '../../tables/test-of.ts'

/** The qualities with a figure: what is measured, and how. */
function proof(view: SolutionView): Block {
  const measured = rankedQualities(view.solution).filter(({ measures }) => measures.length > 0)
  if (measured.length === 0)
    return missing(
      'acceptance-proof',
      'No quality has a figure yet, so nothing can be measured on acceptance. The figures have to be agreed.',
    )
  return table('acceptance-proof', 'What is measured on acceptance', {
    columns: [column('id', 'Id', 12), column('measure', 'Measure', 34), column('test', 'How it is shown', 54)],
    rows: measured.map((requirement): Cell[] => [
      [factLink(view, requirement.id)],
      text(measureText(requirement)),
      text(sentence(capitalised(testOf(view, requirement).verification))),
    ]),
  })
}

export function acceptance(view: SolutionView): Body {
  const unmet = unansweredOf(view.solution).map(({ id }) => id)
  const before =
    unmet.length > 0
      ? [
          paragraph('acceptance-before', [
            { text: 'To be answered before anybody signs: ' },
            ...factLinks(view, unmet),
            { text: '.' },
          ]),
        ]
      : []
  return {
    blocks: [proof(view)],
    sections: [
      section('acceptance-signatures', 'Signatures', {
        blocks: [
          ...before,
          signatureTable('acceptance-signature-table', [
            [`Sponsor, ${view.client}`, 'Goals, scope, time and money'],
            [`Product owner, ${view.client}`, 'Requirements and deliverables'],
            [`Procurement lead, ${view.client}`, 'Costs and terms'],
            [`Lead architect, ${firm.name}`, 'The approach and the parts'],
            [`Delivery lead, ${firm.name}`, 'Plan, team and deliverables'],
          ]),
        ],
      }),
    ],
  }
}
