import type { Element, Relation, Solution } from '#server/solution/solution.ts'
import { clients } from '#shared/firm.ts'

export type Scenario = Solution['scenarios'][number]
export type Decision = Solution['decisions'][number]

/** A solution with the derived data that documents need, calculated once. */
export type SolutionView = {
  solution: Solution
  client: string
  system: Element | undefined
  /** People and systems around it. */
  outside: Element[]
  /** Parts of the system on the level of containers. */
  blocks: Element[]
  components: Element[]
  /** Relations with exactly one end outside. */
  crossings: Relation[]
  element: (id: string) => Element | undefined
  name: (id: string) => string
  /** The container-level part that an element belongs to; the element itself if it is outside. */
  blockOf: (id: string) => string
  isOutside: (id: string) => boolean
  /** Words in the names of systems, products and people, which are always capitalised. */
  names: ReadonlySet<string>
  /** The id of the block or section of this document that describes a fact in full. */
  anchorOf: (id: string) => string | undefined
}

/** The place where a type of document describes a fact in full, so that the fact's id can link to it. */
export type AnchorOf = (view: Pick<SolutionView, 'solution' | 'isOutside'>, id: string) => string | undefined

const outsideKinds = new Set<Element['kind']>(['person', 'external-system'])

export function viewSolution(solution: Solution, anchorOf: AnchorOf = () => undefined): SolutionView {
  const byId = new Map(solution.elements.map((element) => [element.id, element]))
  const element = (id: string) => byId.get(id)
  const isOutside = (id: string) => outsideKinds.has(byId.get(id)?.kind ?? 'system')
  const system = solution.elements.find((candidate) => candidate.kind === 'system')
  const isComponent = ({ kind, parent }: Element) =>
    kind === 'component' || (parent !== undefined && parent !== system?.id && !isOutside(parent) && byId.has(parent))
  const inside = solution.elements.filter((candidate) => !outsideKinds.has(candidate.kind) && candidate.kind !== 'system')
  const hasBlock = (candidate: Element) =>
    isComponent(candidate) && byId.has(candidate.parent ?? '') && candidate.parent !== system?.id
  const blockOf = (id: string, depth = 0): string => {
    const found = byId.get(id)
    return found && depth < 9 && hasBlock(found) ? blockOf(found.parent!, depth + 1) : id
  }
  return {
    solution,
    client: clients[solution.client as keyof typeof clients]?.name ?? solution.client,
    system,
    outside: solution.elements.filter((candidate) => outsideKinds.has(candidate.kind)),
    blocks: inside.filter((candidate) => !hasBlock(candidate)),
    components: inside.filter(hasBlock),
    crossings: solution.relations.filter(({ from, to }) => isOutside(from) !== isOutside(to)),
    element,
    name: (id) => byId.get(id)?.name ?? id,
    blockOf: (id) => blockOf(id),
    isOutside,
    names: wordsOfNames(solution),
    anchorOf: (id) => anchorOf({ solution, isOutside }, id),
  }
}

function wordsOfNames({ names = [], elements }: Solution): Set<string> {
  const products = elements.flatMap(({ technology }) => technology ?? [])
  return new Set([...names.map(({ name }) => name), ...products].flatMap((name) => name.match(/\p{Lu}[\p{L}\p{N}]*/gu) ?? []))
}

const proposed = ' (proposed)'

/** The products of components: `Power BI`, and `Azure Event Hubs (proposed)` beside it; if all are proposed, the heading says so once. */
export function productsOf(components: Element[]): { heading: string; of: (component: Element) => string } {
  const isOpen = ({ technology, technologyStated }: Element) => technology !== undefined && !technologyStated
  const isProposed = components.every(({ technology, technologyStated }) => !technology || !technologyStated)
  const named = ({ technology = '' }: Element) => technology.replace(proposed, '')
  return {
    heading: isProposed ? 'Product proposed' : 'Product',
    of: (component) => named(component) + (isOpen(component) && !isProposed ? proposed : ''),
  }
}

/** Parts that serve every component and carry no business data: sign-in, keys, monitoring. */
export const isSupport = ({ role }: Pick<Element, 'role'>) => role === 'identity' || role === 'operation'

export const questionsOf = ({ questions }: Solution, ...kinds: Solution['questions'][number]['kind'][]) =>
  questions.filter(({ kind }) => kinds.includes(kind))

/** Questions about two statements of the brief that contradict each other. */
export const contradictionsIn = (solution: Solution) => questionsOf(solution, 'contradiction')

/** External systems that the work depends on. */
export const dependenciesOf = ({ outside, crossings }: SolutionView) =>
  outside.filter(({ id, kind }) => kind === 'external-system' && crossings.some(({ from, to }) => from === id || to === id))
