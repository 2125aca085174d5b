import type { Cell, Inline } from '#shared/content/blocks.ts'
import type { Element, Relation } from '#server/solution/solution.ts'
import { elementFields, failsText, outsideTable } from '../../chapters/components.ts'
import { dataFlowOf } from '../../diagrams/data-flow.ts'
import type { Chapter } from '../../document-type.ts'
import { sentence } from '../../english.ts'
import { elementLinks } from '../../fact-links.ts'
import { isDesigned } from '../../fit.ts'
import { column, showing, strong, table, text, withoutEmptyColumns } from '../../make-blocks.ts'
import { type SolutionView, isSupport, productsOf } from '../../solution-view.ts'
import { checkBlocks } from '../../tables/check-blocks.ts'
import { connectionTable } from '../../tables/connection-table.ts'
import { environmentTable } from '../../tables/environment-table.ts'

/** Units that are built and tested separately: the system's parts and the components inside them. */
const modulesOf = (view: SolutionView): Element[] => [...view.blocks, ...view.components]

type Call = { id: string; caller: string; called: string; label: string; synchronous: boolean }

const isKeeper = ({ element }: SolutionView, id: string) => /store|queue/.test(element(id)?.kind ?? '')

/**
 * The calls between components and systems, without people. A store or queue calls nothing, so data that it “supplies” is fetched by the
 * other side.
 */
const technicalCalls = (view: SolutionView): Call[] =>
  view.solution.relations
    .filter(({ from, to }) => view.element(from)?.kind !== 'person' && view.element(to)?.kind !== 'person')
    .map(({ id, from, to, label, synchronous }) => {
      const isFetched = isKeeper(view, from) && !isKeeper(view, to) && !isSupport(view.element(to) ?? {})
      return { id, label, synchronous, caller: isFetched ? to : from, called: isFetched ? from : to }
    })

/** The dependencies of a module: those it calls and waits for, those it writes to, and the store or queue that feeds it. */
const leansOn = (view: SolutionView, { id }: Element): string[] =>
  technicalCalls(view).flatMap(({ caller, called, synchronous }) =>
    caller === id && (synchronous || isKeeper(view, called)) ? [called] : [],
  )

/**
 * Modules in an order such that each comes after its dependencies, starting with those that serve all others; a cycle is entered where it
 * is first met.
 */
function buildOrder(view: SolutionView): Element[] {
  const modules = modulesOf(view).toSorted((left, right) => Number(isSupport(right)) - Number(isSupport(left)))
  const byId = new Map(modules.map((element) => [element.id, element]))
  const ordered = new Set<Element>()
  const entered = new Set<string>()
  function enter(element: Element) {
    if (entered.has(element.id)) return
    entered.add(element.id)
    for (const id of leansOn(view, element)) {
      const next = byId.get(id)
      if (next) enter(next)
    }
    ordered.add(element)
  }
  for (const element of modules) enter(element)
  return [...ordered]
}

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

function row(view: SolutionView, part: Element, products: ReturnType<typeof productsOf>): Cell[] {
  const own = view.solution.relations.filter(({ from, to }) => from === part.id || to === part.id)
  const towards = (end: 'from' | 'to') => own.filter((relation) => dataFlowOf(relation)[end] === part.id)
  return [
    [{ ...strong(part.name), cites: [part.id] }],
    text(sentence(part.responsibility)),
    text(products.of(part)),
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
    const products = productsOf(ordered)
    const modules = table('modules-table', 'Components, in the order of building', {
      columns: [
        column('name', 'Component', 15),
        column('does', 'What it does', 24),
        column('technology', products.heading, 14),
        column('takes', 'Input', 15),
        column('gives', 'Output', 15),
        column('fails', 'Failure', 17),
      ],
      rows: ordered.map((part) => row(view, part, products)),
      shows: showing(ordered, elementFields, { takes: 'connections', gives: 'connections' }),
    })
    return {
      blocks: [
        withoutEmptyColumns(modules),
        ...checkBlocks(view, 'modules-checks'),
        ...outsideTable(view, 'modules-outside'),
        ...connectionTable(view, 'modules-connections'),
        ...environmentTable(view, 'modules-environments'),
      ],
    }
  },
  words: () => [],
}
