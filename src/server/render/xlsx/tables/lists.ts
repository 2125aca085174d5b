import type { Book } from '#server/render/xlsx/book.ts'

/** Excel's length limit for a validation list that is written in the rule itself. */
const longestList = 255

/** The choices as a rule contains them: inline, or the name of a list if they contain commas. */
export function giveList({ lists, names }: Book, heading: string, choices: readonly string[]): string {
  const inline = choices.join(',')
  const isPlain = choices.every((choice) => !/[,"]/.test(choice) && choice === choice.trim())
  if (isPlain && inline.length <= longestList) return `"${inline}"`
  const known = lists.find((list) => JSON.stringify(list.choices) === JSON.stringify(choices))
  if (known) return known.name
  const name = names.give(`${heading} choices`, `Choices_${lists.length + 1}`)
  lists.push({ name, heading, choices })
  return name
}
