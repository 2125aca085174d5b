import type { Cell, Inline } from '#shared/content/blocks.ts'
import type { Element, Relation } from '#server/solution/solution.ts'
import { failsText, outsideTable } from '../../chapters/components.ts'
import { dataFlowOf } from '../../diagrams/data-flow.ts'
import type { Chapter } from '../../document-type.ts'
import { sentence } from '../../english.ts'
import { elementLinks } from '../../fact-links.ts'
import { isDesigned } from '../../fit.ts'
import { column, strong, table, text, withoutEmptyColumns } from '../../make-blocks.ts'
import { type SolutionView, technologyText } from '../../solution-view.ts'
import { connectionTable } from '../../tables/connection-table.ts'
import { buildOrder } from '../modules-of.ts'

/** `Claims store: new claims`, one after the other. */
function flows(view: SolutionView, relations: Relation[], side: 'from' | 'to'): Inline[] {
  return relations
    .map(dataFlowOf)
    .flatMap((flow, index) => [
      ...(index > 0 ? [{ text: '; ' }] : []),
      ...elementLinks(view, [flow[side]]),
      { text: `: ${flow.data}` },
    ])
}

function row(view: SolutionView, part: Element): Cell[] {
  const own = view.solution.relations.filter(({ from, to }) => from === part.id || to === part.id)
  const towards = (end: 'from' | 'to') => own.filter((relation) => dataFlowOf(relation)[end] === part.id)
  return [
    [{ ...strong(part.name), cites: [part.id] }],
    text(sentence(part.responsibility)),
    text(technologyText(part)),
    flows(view, towards('to'), 'from'),
    flows(view, towards('from'), 'to'),
    text(failsText(view, part)),
  ]
}

/** The components in the order in which they can be built, with the inputs and outputs of each. */
export const modules: Chapter = {
  id: 'modules',
  heading: 'Components',
  ask: 'In which order the components are built, what each takes and gives, and what happens when it fails.',
  alsoCalled: ['module', 'component', 'building block', 'structure', 'architecture', 'deployment', 'integration', 'connection'],
  body: (view) => {
    const ordered = buildOrder(view)
    if (!isDesigned(view.solution) || ordered.length === 0) return undefined
    const modules = table('modules-table', 'Components, in the order of building', {
      columns: [
        column('name', 'Component', 15),
        column('does', 'What it does', 24),
        column('technology', 'Product', 14),
        column('takes', 'Input', 15),
        column('gives', 'Output', 15),
        column('fails', 'Failure', 17),
      ],
      rows: ordered.map((part) => row(view, part)),
    })
    return {
      blocks: [
        withoutEmptyColumns(modules),
        ...outsideTable(view, 'modules-outside'),
        ...connectionTable(view, 'modules-connections'),
      ],
    }
  },
  words: () => [],
}
