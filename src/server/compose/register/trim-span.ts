/** A span of a text, from its first character to just after its last. */
export type Span = { start: number; end: number }

export function trimSpan(text: string, { start, end }: Span): Span {
  let [first, last] = [start, end]
  while (first < last && /\s/.test(text[first] ?? '')) first++
  while (last > first && /\s/.test(text[last - 1] ?? '')) last--
  return { start: first, end: last }
}
