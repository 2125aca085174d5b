import type { Block, Cell } from '#shared/content/blocks.ts'
import { bare, lowerFirst, sentence } from '../../english.ts'
import { elementLinks, factLink } from '../../fact-links.ts'
import { type Body, column, idPart, missing, section, table, text } from '../../make-blocks.ts'
import { isOfKind, measureText, type Scenario, type SolutionView } from '../../solution-view.ts'

/** A run as the code that directs it would read. */
function logic(view: SolutionView, { trigger, steps, failure }: Scenario): string {
  const line = ({ from, to, action }: Scenario['steps'][number], index: number) => {
    const party = from === to ? view.name(from) : `${view.name(from)} → ${view.name(to)}`
    return `  ${index + 1}. ${party}: ${lowerFirst(bare(action))}`
  }
  return [
    `on ${lowerFirst(bare(trigger))}`,
    ...steps.map(line),
    `when ${lowerFirst(bare(failure.when.replace(/^(when|if) /i, '')))}`,
    ...failure.response
      .split(/(?<=[.;])\s+/)
      .map((part) => `  ${lowerFirst(bare(part))}`)
      .filter((part) => part.trim()),
  ].join('\n')
}

function rules(view: SolutionView): Cell[][] {
  return view.solution.requirements.filter(isOfKind('functional')).map((requirement) => {
    const parts = view.solution.elements.filter(({ satisfies }) => satisfies.includes(requirement.id)).map(({ id }) => id)
    return [
      [factLink(view, requirement.id)],
      text(sentence(requirement.text)),
      parts.length > 0 ? elementLinks(view, parts) : text('No module yet'),
      text(measureText(requirement)),
    ]
  })
}

export function algorithms(view: SolutionView): Body {
  const ruled = rules(view)
  const { scenarios } = view.solution
  const blocks: Block[] =
    ruled.length > 0
      ? [
          table('algorithms-rules', 'Processing rules, and the module that carries each out', {
            columns: [
              column('id', 'From', 10),
              column('rule', 'Rule', 46),
              column('module', 'Carried out by', 28),
              column('bound', 'Bound', 16),
            ],
            rows: ruled,
          }),
        ]
      : [missing('algorithms-rules', 'The brief states no function, so no rule can be assigned to a module.')]
  return {
    blocks,
    sections: scenarios.map((scenario) => {
      const id = `algorithms-${idPart(scenario.id)}`
      return section(id, `Logic: ${lowerFirst(bare(scenario.name))}`, {
        blocks: [{ id: `${id}-logic`, type: 'code', language: 'text', text: logic(view, scenario) }],
      })
    }),
  }
}
