import type { Block, Cell } from '#shared/content/blocks.ts'
import type { Section } from '#shared/content/content.ts'
import { joinList, sentence } from '../../english.ts'
import { elementLinks, factLink } from '../../fact-links.ts'
import { type Body, column, idPart, missing, section, table, text } from '../../make-blocks.ts'
import { isOfKind, measureText, type SolutionView } from '../../solution-view.ts'
import { physicalTable } from '../physical-model.ts'
import { datedEntities, proposedAlgorithms } from '../proposed-algorithms.ts'

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

/** Deletion by the agreed periods, one line an entity. */
function deletion(view: SolutionView): Section[] {
  const dated = datedEntities(view)
  if (dated.length === 0) return []
  const lines = dated.map((entity) => {
    const { name, indexes, key } = physicalTable(view, entity)
    const time = [...indexes, ...key].find((field) => /_at$|_from$|date|time/.test(field)) ?? 'its date'
    return `  ${name} in ${view.name(entity.store)}: ${time} is older than ${entity.retention}`
  })
  const steps = [
    'each night, for each table with an agreed period',
    ...lines,
    '  take the rows that are due and that nobody has put on hold',
    '  delete them in pieces that can be stopped and repeated',
    `  record table, count and date, never the rows; the same rows go from copies and backups of ${joinList([...new Set(dated.map(({ store }) => view.name(store)))])}`,
  ]
  return [
    section('algorithms-deletion', 'Deletion: what is past its period', {
      blocks: [{ id: 'algorithms-deletion-logic', type: 'code', language: 'text', text: steps.join('\n') }],
    }),
  ]
}

export function algorithms(view: SolutionView): Body {
  const ruled = rules(view)
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
  const logic = proposedAlgorithms(view).map(({ module, title, steps }) => {
    const id = `algorithms-${idPart(module.id)}`
    return section(id, title, { blocks: [{ id: `${id}-logic`, type: 'code', language: 'text', text: steps }] })
  })
  return { blocks, sections: [...logic, ...deletion(view)] }
}
