export type CitePart = { text: string; id: string }

const numbered = /^([A-Z]{2,4}-)(\d+)$/

/**
 * Shortens `REL-3, REL-4, REL-5, REL-8` to `REL-3`–`5, 8`: each part links to its own fact, and a run of three or more is shown by its
 * ends.
 */
export function shortenCites(ids: string[]): CitePart[] {
  const parts: CitePart[] = []
  let index = 0
  while (index < ids.length) {
    const last = endOfRun(ids, index)
    const id = ids[index] ?? ''
    parts.push({ text: separator(parts) + shortName(id, ids[index - 1]), id })
    const end = ids[last] ?? ''
    if (last - index >= 2) parts.push({ text: `\u2013${shortName(end, id)}`, id: end })
    index = last - index >= 2 ? last + 1 : index + 1
  }
  return parts
}

const separator = (before: CitePart[]) => (before.length === 0 ? '' : ', ')

/** Only the number if the previous id has the same letters. */
function shortName(id: string, before: string | undefined): string {
  const [, letters, number] = numbered.exec(id) ?? []
  return letters && before && numbered.exec(before)?.[1] === letters ? (number ?? id) : id
}

function endOfRun(ids: string[], start: number): number {
  const [, letters, number] = numbered.exec(ids[start] ?? '') ?? []
  if (!letters) return start
  let end = start
  while (ids[end + 1] === `${letters}${Number(number) + end + 1 - start}`) end += 1
  return end
}

/** Splits a text where citations are inserted: after the last letter, but before a final space and an opening bracket or quotation mark. */
export function splitAtMark(text: string): [words: string, after: string] {
  const whole = text.trimEnd()
  const words = /\s[([\u2018\u201C]$/u.test(whole) ? whole.slice(0, -1).trimEnd() : whole
  return [words, text.slice(words.length)]
}
