import type { Book } from '#server/render/xlsx/book.ts'

/** What Excel lets the list of a validation be long that stands in the rule itself. */
const longestList = 255

/** The choices as a rule takes them: in its own words, or where commas would part them the name of a list. */
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
