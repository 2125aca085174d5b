import type { Cell, Inline } from '#shared/content/blocks.ts'
import type { Relation } from '#server/solution/solution.ts'
import type { Chapter } from '../../document-type.ts'
import { bare, joinSome, sentence } from '../../english.ts'
import { elementLinks, factLinks } from '../../fact-links.ts'
import { isDesigned } from '../../fit.ts'
import { dataFlowOf } from '../../diagrams/data-flow.ts'
import { column, idPart, strong, table, text, withoutEmptyColumns } from '../../make-blocks.ts'
import { paragraphsOf, citedText } from '../../prose.ts'
import { partInShort } from '../../part-in-short.ts'
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

/** Characters of what a part does. */
const longest = 240

/** What a control checks is told with the control, not again with each part that it checks. */
const isBesideControl = ({ element }: SolutionView, part: SolutionView['blocks'][number], other: string) =>
  part.role !== 'control' && element(other)?.role === 'control'

function row(view: SolutionView, part: SolutionView['blocks'][number]): Cell[] {
  const own = view.solution.relations.filter(
    ({ from, to }) => (from === part.id || to === part.id) && !isBesideControl(view, part, from === part.id ? to : from),
  )
  const towards = (end: 'from' | 'to') => own.filter((relation) => dataFlowOf(relation)[end] === part.id)
  return [
    [{ ...strong(part.name), cites: [part.id] }],
    text([sentence(partInShort(part.responsibility, longest)), technologyText(part)].filter(Boolean).join(' ')),
    part.role === 'control'
      ? elementLinks(view, [...new Set(towards('to').map(({ from }) => from))])
      : flows(view, towards('to'), 'from'),
    flows(view, towards('from'), 'to'),
    factLinks(view, part.satisfies),
  ]
}

/** What is built, in the order in which it can be built, with what each part takes and gives. */
export const modules: Chapter = {
  id: 'modules',
  heading: 'Parts, in the order of building',
  ask: 'In which order the parts are built, and why none waits for one that is not there.',
  alsoCalled: ['module', 'component', 'building block', 'structure', 'architecture', 'deployment', 'integration', 'connection'],
  body: (view) => {
    const ordered = buildOrder(view)
    if (!isDesigned(view.solution) || ordered.length === 0) return undefined
    const modules = table('modules-table', 'Each part: task, what it takes, what it gives', {
      columns: [
        column('name', 'Part', 22),
        column('does', 'Does, made with', 33),
        column('takes', 'Takes', 18),
        column('gives', 'Gives', 18),
        column('requirements', 'For', 9),
      ],
      rows: ordered.map((part) => row(view, part)),
    })
    return { blocks: [withoutEmptyColumns(modules), ...connectionTable(view, 'modules-connections')] }
  },
  words: (view) => {
    const [first, ...rest] = buildOrder(view)
    return first && rest.length > 0
      ? paragraphsOf(
          citedText(
            `First ${bare(first.name)}, then ${joinSome(
              rest.map(({ name }) => bare(name)),
              2,
            )}`,
          ),
        )
      : []
  },
}

/** The id of the section that tells a part's contract. */
export const contractId = (id: string) => `contracts-${idPart(id)}`
