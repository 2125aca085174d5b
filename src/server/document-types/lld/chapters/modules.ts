import type { Cell, Inline } from '#shared/content/blocks.ts'
import type { Section } from '#shared/content/content.ts'
import type { Element, Relation } from '#server/solution/solution.ts'
import { capitalised, countOf, joinList, joinSome, lowerFirst, sentence } from '../../english.ts'
import { elementLinks, factLinks } from '../../fact-links.ts'
import { groupBy } from '../../group-by.ts'
import { failureOf } from '../../hld/part-failure.ts'
import { type Body, column, idPart, missing, section, strong, table, text } from '../../make-blocks.ts'
import { type SolutionView, technologyText } from '../../solution-view.ts'
import { flowsOf, modulesOf } from '../modules-of.ts'

type Row = [label: string, detail: Inline[]]

/** “Claims store: sends new claims (Event Hubs)”, one after the other. */
function told(view: SolutionView, relations: Relation[], end: 'from' | 'to'): Inline[] {
  return relations.flatMap((relation, index) => [
    ...(index > 0 ? [{ text: '; ' }] : []),
    ...elementLinks(view, [relation[end]]),
    {
      text: `: ${lowerFirst(relation.label)}${relation.technology ? ` (${relation.technology})` : ''}${relation.synchronous ? '' : ', not awaited'}`,
    },
  ])
}

/** “Data zone (Development, Test and Production)”: where its build is set up. */
function placesOf({ solution }: SolutionView, { id }: Element): string {
  const places = solution.environments.flatMap(({ name, nodes }) =>
    nodes.filter(({ elements }) => elements.includes(id)).map((node) => ({ node: node.name, environment: name })),
  )
  const byNode = groupBy(places, ({ node }) => node)
  return [...byNode].map(([node, all]) => `${node} (${joinList(all.map(({ environment }) => environment))})`).join('; ')
}

function rowsOf(view: SolutionView, element: Element): Row[] {
  const { inputs, outputs } = flowsOf(view, element)
  const kept = view.solution.dataEntities.filter(({ store }) => store === element.id)
  const offered = view.solution.interfaces.filter(({ provider }) => provider === element.id)
  const places = placesOf(view, element)
  const { loss, back } = failureOf(view, element)
  const runs = view.solution.scenarios.filter(({ steps }) => steps.some(({ from, to }) => from === element.id || to === element.id))
  const links = (facts: { id: string; name: string }[], chapter: string): Inline[] =>
    facts.flatMap(({ id, name }, index) => [
      ...(index > 0 ? [{ text: ', ' }] : []),
      { text: name, link: `#${chapter}-${idPart(id)}`, cites: [id] },
    ])
  return [
    ['Purpose', [{ text: sentence(element.responsibility), cites: [element.id] }]],
    ['Technology', text(technologyText(element) || 'To be chosen')],
    ['Inputs', inputs.length > 0 ? told(view, inputs, 'from') : text('None: it starts by its own schedule or by hand')],
    ['Outputs', outputs.length > 0 ? told(view, outputs, 'to') : text('None: others read from it')],
    ['Offers', links(offered, 'interfaces')],
    ['Keeps', links(kept, 'data')],
    ['Runs', links(runs, 'interactions')],
    ['Runs on', text(places)],
    ['While it is down', text(sentence(loss))],
    ['Coming back', text(sentence(back))],
    ['Requirements', element.satisfies.length > 0 ? factLinks(view, element.satisfies) : text('Supports the other modules')],
  ]
}

/** “Takes from two parties, gives to three; answers for FR-1 and FR-2”. */
function captionOf(view: SolutionView, element: Element): string {
  const { inputs, outputs } = flowsOf(view, element)
  const parties = (ids: string[]) => {
    const { size } = new Set(ids)
    return size === 0 ? 'no other party' : countOf(size, 'party')
  }
  const met = element.satisfies.length > 0 ? `; answers for ${joinSome(element.satisfies, 4)}` : ''
  return `${element.name} takes from ${parties(inputs.map(({ from }) => from))} and gives to ${parties(outputs.map(({ to }) => to))}${met}`
}

function moduleSection(view: SolutionView, element: Element): Section {
  const id = `modules-${idPart(element.id)}`
  const inside = element.parent && view.components.includes(element) ? ` (inside ${view.name(element.parent)})` : ''
  const rows = rowsOf(view, element).filter(([, detail]) => detail.length > 0)
  return section(id, `${capitalised(element.name)}${inside}`, {
    blocks: [
      table(`${id}-definition`, captionOf(view, element), {
        columns: [column('aspect', 'Aspect', 18), column('detail', 'Detail', 82)],
        rows: rows.map(([label, detail]): Cell[] => [[strong(label)], detail]),
      }),
    ],
  })
}

export function modules(view: SolutionView): Body {
  const all = modulesOf(view)
  if (all.length === 0)
    return { blocks: [missing('modules-missing', 'No module can be described before the parent design names the parts.')] }
  return { blocks: [], sections: all.map((element) => moduleSection(view, element)) }
}
