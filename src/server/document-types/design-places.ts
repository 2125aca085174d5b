import type { Solution } from '#server/solution/solution.ts'
import { textsIn } from '#server/solution/texts-in.ts'
import { shorten } from './shorten.ts'
import type { SolutionView } from './solution-view.ts'

/** A place of the design in which a name can occur; a component has an id, any other fact a label: `decision “Product or own build”`. */
export type Place = { id?: string; label: string; texts: string[] }

/** Maximum characters of a risk or a measure in a label. */
const longestTitle = 60

/** Facts with texts of their own, and the word for one of them. */
const kinds = {
  relations: 'connection',
  dataEntities: 'data',
  interfaces: 'interface',
  scenarios: 'scenario',
  environments: 'environment',
  qualities: 'measure',
  decisions: 'decision',
  risks: 'risk',
  assumptions: 'assumption',
  needs: 'need',
  workstreams: 'work',
  costs: 'cost',
} as const satisfies Partial<Record<keyof Solution, string>>

type Fact = {
  source: { from: string }
  about?: string[]
  title?: string
  name?: string
  text?: string
  tactic?: string
  label?: string
  item?: string
}

const titleOf = ({ title, name, text, tactic, label, item }: Fact) => title ?? name ?? text ?? tactic ?? label ?? item ?? ''

/**
 * The components, then all other facts of the design. A person or a model may well name a refused product, to say why it is not used;
 * only a reference design does so without knowing the client, so that only its texts are searched beyond the products.
 */
export function placesOf({ solution, blocks }: SolutionView): Place[] {
  const isGiven = ({ source }: Fact) => source.from === 'reference'
  const parts = blocks.map((part) => {
    const { id, name, source: _source, ...words } = part
    return { id, label: name, texts: isGiven(part) ? [name, ...textsIn(words)] : [name, part.technology ?? ''] }
  })
  const others = Object.entries(kinds).flatMap(([list, kind]) =>
    ((solution[list as keyof typeof kinds] ?? []) as Fact[]).filter(isGiven).map(({ source: _source, about: _about, ...fact }) => ({
      label: `${kind} “${shorten(titleOf({ source: _source, ...fact }), longestTitle)}”`,
      texts: textsIn(fact),
    })),
  )
  return [...parts, ...others]
}

const special = /[.*+?^$()|[\]\\{}]/g

/** A name as a whole word. */
export const nounPattern = (word: string, flags = 'u') =>
  new RegExp(String.raw`(?<![\p{L}\p{N}])${word.replaceAll(special, String.raw`\$&`)}(?![\p{L}\p{N}])`, flags)

/** Whether a component, an outside system or a connection of the design has a name; texts that only mention it do not count. */
export function usesName({ elements, relations }: Solution): (name: string) => boolean {
  const used = [
    ...elements.flatMap(({ name, technology = '' }) => [name, technology]),
    ...relations.flatMap(({ label, technology = '' }) => [label, technology]),
  ]
  return (name) => {
    const pattern = nounPattern(name, 'iu')
    return used.some((words) => pattern.test(words))
  }
}
