import type { Decision } from './solution-view.ts'

type Option = Decision['options'][number]
/** An option with its position in the fact. */
export type Placed = Option & { at: number }

/** Whole words between spaces, so that “Own” is not found in “Downtime”. */
const wordsOf = (text: string) =>
  ` ${
    text
      .toLowerCase()
      .match(/[\p{L}\p{N}]+/gu)
      ?.join(' ') ?? ''
  } `
const isText = (words: string) => words.trim() !== ''

/**
 * The option that is the outcome of a decision, by its name, and the others. Where no name is that of the outcome, the first option is
 * meant, unless a person wrote the decision.
 */
export function chosenOption({ outcome, options, source }: Pick<Decision, 'outcome' | 'options' | 'source'>): {
  chosen: Placed | undefined
  others: Placed[]
} {
  const placed = options.map((option, at) => ({ ...option, at }))
  const [wanted, names] = [wordsOf(outcome), placed.map(({ name }) => wordsOf(name))]
  const same = names.indexOf(wanted)
  const like = names.findIndex((name) => isText(name) && isText(wanted) && (wanted.includes(name) || name.includes(wanted)))
  const at = same >= 0 ? same : like >= 0 ? like : source.from === 'person' ? -1 : 0
  return { chosen: placed[at], others: placed.filter((option) => option.at !== at) }
}
