import type { Solution } from '#server/solution/solution.ts'
import { joinList } from './english.ts'
import type { SolutionView } from './solution-view.ts'

/** How many of the components are as in the chosen reference design, and who added or changed the others. */
export function originOf(blocks: SolutionView['blocks'], { name, by }: NonNullable<Solution['reference']>): string {
  const design = `our reference design “${name}”, chosen by ${by}`
  if (blocks.length === 0) return `The method is from ${design}, to be confirmed with you.`
  const own = blocks.filter(({ source }) => source.from !== 'reference')
  const count = `${blocks.length} ${blocks.length === 1 ? 'component' : 'components'}`
  if (own.length === 0) return `${count} from ${design}, to be confirmed with you.`
  const people = [...new Set(own.flatMap(({ source }) => (source.from === 'person' ? [source.by] : [])))]
  const changed = `added or changed${people.length > 0 ? ` by ${joinList(people)}` : ' since'}`
  if (own.length === blocks.length)
    return `${count}, ${own.length > 1 ? `all ${changed}` : changed}; the design starts from ${design}.`
  return `${count}: ${blocks.length - own.length} from ${design}, to be confirmed with you, and ${own.length} ${changed}.`
}
