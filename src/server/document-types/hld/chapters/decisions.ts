import type { Cell } from '#shared/content/blocks.ts'
import type { Section } from '#shared/content/content.ts'
import { bare, capitalised, sentence } from '../../english.ts'
import { factLink, factLinks } from '../../fact-links.ts'
import { type Body, callout, column, idPart, missing, paragraph, section, strong, table, text } from '../../make-blocks.ts'
import type { Decision, SolutionView } from '../../solution-view.ts'

const statuses = { proposed: 'Proposed, for agreement', accepted: 'Accepted' } as const

function decisionSection(view: SolutionView, decision: Decision): Section {
  const id = `decisions-${idPart(decision.id)}`
  const driven = decision.requirements
  return section(id, `${decision.id}: ${capitalised(bare(decision.title))}`, {
    blocks: [
      paragraph(`${id}-context`, [strong('Context. '), ...text(sentence(decision.context))]),
      ...(driven.length > 0 ? [paragraph(`${id}-drivers`, [strong('Bears on: '), ...factLinks(view, driven)])] : []),
      table(`${id}-options`, `The options weighed for ${decision.id}, the proposed one first`, {
        columns: [column('option', 'Option', 24), column('merit', 'For it', 38), column('drawback', 'Against it', 38)],
        rows: decision.options.map(({ name, merit, drawback }): Cell[] => [
          text(capitalised(bare(name))),
          text(sentence(merit)),
          text(sentence(drawback)),
        ]),
      }),
      callout(`${id}-outcome`, 'decision', {
        title: statuses[decision.status],
        text: text(sentence(decision.outcome), decision.id),
      }),
      paragraph(`${id}-consequences`, [strong('Consequences. '), ...text(sentence(decision.consequences))]),
    ],
  })
}

export function decisions(view: SolutionView): Body {
  const all = view.solution.decisions
  if (all.length === 0)
    return {
      blocks: [
        missing(
          'decisions-missing',
          'Nothing had to be decided so far. The first decisions follow once functions and qualities are stated.',
        ),
      ],
    }
  const overview = table('decisions-overview', 'What is decided, and what awaits agreement', {
    columns: [column('id', 'Id', 12), column('title', 'Decision', 62), column('status', 'Status', 26)],
    rows: all.map((decision) => [
      [factLink(view, decision.id)],
      text(capitalised(bare(decision.title))),
      text(statuses[decision.status]),
    ]),
  })
  return { blocks: [overview], sections: all.map((decision) => decisionSection(view, decision)) }
}
