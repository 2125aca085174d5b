import { agree, bare, countOf, joinList, joinSome, regionName } from '#server/document-types/english.ts'
import { type Environment, productionOf, type SolutionView, testEnvironmentOf } from '#server/document-types/solution-view.ts'
import { type ChapterWriter, namesOf, paragraphOf, paragraphs, say } from '../prose.ts'

const partsOf = ({ nodes }: Environment) => new Set(nodes.flatMap(({ elements }) => elements))

function differences({ solution, name }: SolutionView) {
  const production = productionOf(solution)
  const trial = testEnvironmentOf(solution)
  const standby = solution.environments.find((environment) => /recover|standby|failover|secondary/i.test(environment.name))
  if (!production) return []
  const all = [...partsOf(production)]
  const lacking = (environment: Environment) => all.filter((id) => !partsOf(environment).has(id))
  const untested = trial && trial !== production ? lacking(trial) : undefined
  const cold = standby ? lacking(standby) : []
  return [
    ...(trial && untested?.length === 0 ? say(`${trial.name} has every part that ${production.name} has`, [trial]) : []),
    ...(trial && untested && untested.length > 0 && untested.length < all.length
      ? say(
          `${trial.name} does without ${joinSome(untested.map(name), 4)}, so ${agree(untested.length, 'this part needs', 'these parts need')} another proof before go-live`,
          [trial],
        )
      : []),
    ...(standby && cold.length > 0 && cold.length < all.length
      ? say(
          `${standby.name} keeps only what holds data or answers at once; ${joinSome(cold.map(name), 4)} ${agree(cold.length, 'is', 'are')} set up there when needed`,
          [standby],
        )
      : []),
  ]
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

/** What the brief itself rules about the place. */
function rule({ solution }: SolutionView) {
  const [first] = solution.requirements.filter(
    ({ kind, text }) =>
      kind === 'constraint' &&
      /\b(run on|region|cloud|on premises|data cent(re|er)|tenancy|only in|AWS|Azure|Google Cloud)\b/i.test(text),
  )
  return first ? say(`The brief rules the place: “${bare(first.text)}”`, [first]) : []
}

export const deployment: ChapterWriter = (view) => {
  const { environments } = view.solution
  const production = productionOf(view.solution)
  if (!production) return []
  const regions = [...new Set(environments.flatMap(({ region }) => (region ? [regionName(region)] : [])))]
  if (view.solution.isAdvice)
    return paragraphs(
      paragraphOf(
        rule(view),
        say('The work ends in results and decisions, not in a system that goes live'),
        say('What keeps them stands in one environment, so there is nothing to move from test to production', [production]),
      ),
    )
  return paragraphs(
    paragraphOf(
      rule(view),
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
