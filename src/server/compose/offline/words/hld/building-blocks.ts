import type { Element } from '#server/solution/solution.ts'
import { agree, capitalised, countOf, joinList, joinSome } from '#server/document-types/english.ts'
import { dataFlowOf } from '#server/document-types/hld/diagrams/data-flow.ts'
import { isSupport, type SolutionView } from '#server/document-types/solution-view.ts'
import { type ChapterWriter, namesOf, paragraphOf, paragraphs, say, systemOf } from '../prose.ts'

const mostNames = 5
const kindNames: [Element['kind'], string][] = [
  ['container', 'service'],
  ['store', 'store'],
  ['queue', 'queue'],
  ['model', 'model'],
  ['component', 'component'],
]

function overview(view: SolutionView) {
  const { blocks, components } = view
  const kinds = kindNames
    .map(([kind, noun]) => ({ noun, count: blocks.filter((element) => element.kind === kind).length }))
    .filter(({ count }) => count > 0)
  const counted = joinList(kinds.map(({ noun, count }) => countOf(count, noun)))
  return [
    ...say(
      `${capitalised(systemOf(view))} is made of ${kinds.length > 1 ? `${countOf(blocks.length, 'part')}: ${counted}` : counted}`,
    ),
    ...(components.length > 0
      ? say(
          `${joinSome(namesOf(components), 3)} ${agree(components.length, 'stands', 'stand')} inside ${agree(components.length, 'one', 'some')} of them`,
          components,
        )
      : []),
  ]
}

/** The way through the parts, from the sources to the people. */
export function walk(view: SolutionView) {
  const flows = view.solution.relations.map(dataFlowOf)
  const partsAt = (isEnd: (flow: (typeof flows)[number]) => string | undefined) => {
    const ids = new Set(flows.flatMap((flow) => isEnd(flow) ?? []).map(view.blockOf))
    return view.blocks.filter(({ id }) => ids.has(id))
  }
  const isKind = (id: string, kind: Element['kind']) => view.element(id)?.kind === kind
  const entrances = partsAt(({ from, to }) => (isKind(from, 'external-system') ? to : undefined))
  const faces = partsAt(({ from, to }) => (isKind(from, 'person') ? to : isKind(to, 'person') ? from : undefined))
  const stores = view.blocks.filter((element) => element.kind === 'store' && !isSupport(element))
  const models = view.blocks.filter(({ kind }) => kind === 'model')
  return [
    ...(entrances.length > 0
      ? say(
          `Data of other systems enters through ${joinSome(namesOf(entrances), mostNames)}${stores.length > 0 ? ` and comes to rest in ${joinSome(namesOf(stores), mostNames)}` : ''}`,
          [...entrances, ...stores],
        )
      : []),
    ...(models.length > 0
      ? say(
          `${joinSome(namesOf(models), mostNames)} ${agree(models.length, 'adds its', 'add their')} own results${entrances.length > 0 ? ' to that' : ''}`,
          models,
        )
      : []),
    ...(faces.length > 0
      ? say(
          `People work with ${joinSome(namesOf(faces), mostNames)} and with nothing behind ${agree(faces.length, 'it', 'them')}`,
          faces,
        )
      : []),
  ]
}

export function weights({ blocks }: SolutionView) {
  const [heaviest, next] = blocks.toSorted((left, right) => right.satisfies.length - left.satisfies.length)
  const helpers = blocks.filter(({ satisfies }) => satisfies.length === 0)
  return [
    ...(heaviest && heaviest.satisfies.length > 1 && heaviest.satisfies.length > (next?.satisfies.length ?? 0)
      ? say(
          `${heaviest.name} answers for ${countOf(heaviest.satisfies.length, 'requirement')}, more than any other part, so it is built and proved first`,
          [heaviest, ...heaviest.satisfies.map((id) => ({ id }))],
        )
      : []),
    ...(helpers.length > 0 && helpers.length < blocks.length
      ? say(
          `${joinSome(namesOf(helpers), mostNames)} ${agree(helpers.length, 'meets', 'meet')} no requirement directly and ${agree(helpers.length, 'is', 'are')} there for the others`,
          helpers,
        )
      : []),
  ]
}

export const buildingBlocks: ChapterWriter = (view) =>
  view.blocks.length === 0 ? [] : paragraphs(paragraphOf(walk(view), weights(view)), paragraphOf(overview(view)))
