import { agree, countOf, joinList, joinSome } from '#server/document-types/english.ts'
import { productionOf, type SolutionView } from '#server/document-types/solution-view.ts'
import { type ChapterWriter, namesOf, paragraphOf, paragraphs, say } from './prose.ts'

function differences(view: SolutionView) {
  const production = productionOf(view.solution)
  const others = view.solution.environments.filter((environment) => environment !== production)
  if (!production || others.length === 0) return []
  const partsOf = ({ nodes }: typeof production) => new Set(nodes.flatMap(({ elements }) => elements))
  const all = partsOf(production)
  const lacking = others
    .map((environment) => ({ environment, lacks: [...all].filter((id) => !partsOf(environment).has(id)) }))
    .filter(({ lacks }) => lacks.length > 0 && lacks.length < all.size)
  if (lacking.length === 0)
    return say(
      `${joinList(namesOf(others))} ${agree(others.length, 'has', 'have')} the same parts as ${production.name}, so that what is tested is what will run`,
      others,
    )
  const { environment, lacks } = lacking[0]!
  return say(
    `${environment.name} does without ${joinSome(lacks.map(view.name), 4)}, so ${agree(lacks.length, 'this part', 'these parts')} must be proven before go-live in another way`,
    [environment],
  )
}

function unplaced(view: SolutionView) {
  const placed = new Set(view.solution.environments.flatMap(({ nodes }) => nodes.flatMap(({ elements }) => elements)))
  const homeless = view.blocks.filter(
    ({ id }) => !placed.has(id) && !view.components.some((part) => view.blockOf(part.id) === id && placed.has(part.id)),
  )
  return homeless.length > 0 && placed.size > 0
    ? say(`${joinSome(namesOf(homeless), 5)} ${agree(homeless.length, 'is', 'are')} not yet placed on a node`, homeless)
    : []
}

export const deployment: ChapterWriter = (view) => {
  const { environments } = view.solution
  const production = productionOf(view.solution)
  if (!production) return []
  const regions = [...new Set(environments.flatMap(({ region }) => region ?? []))]
  return paragraphs(
    paragraphOf(
      say(
        environments.length === 1
          ? `One environment is planned, ${production.name}`
          : `${countOf(environments.length, 'environment')} are planned: ${joinList(namesOf(environments))}`,
        environments,
      ),
      regions.length === 0
        ? say('Their region is not stated')
        : regions.length === 1
          ? say(agree(environments.length, `It stands in ${regions[0]}`, `All stand in ${regions[0]}`))
          : say(`They spread over ${joinList(regions)}`),
      production.nodes.length > 1
        ? say(`${production.name} has ${countOf(production.nodes.length, 'node')}: ${joinSome(namesOf(production.nodes), 6)}`, [
            production,
          ])
        : [],
    ),
    paragraphOf(differences(view), unplaced(view)),
  )
}
