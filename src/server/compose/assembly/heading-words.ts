/** How briefs head their own pieces; such a word says nothing of the work. */
const heads =
  /^(?:(?:non-?)?functional|background|scope|context|introduction|objectives?|goals?|assumptions?|constraints?|deliverables?|requirements?)$/i
const beside = /^(?:technical|business|general|further|additional|current|the|our|of|and|work|project)$/i

/** “Second site: non-functional”: a heading that stands like a line of its own asks for nothing. */
export function isHeading(text: string): boolean {
  const last = text.split(/:\s+/).slice(1).at(-1)
  const words = (last ?? '').replace(/[^\p{L}\s-]/gu, '').split(/\s+/)
  return words.some((word) => heads.test(word)) && words.every((word) => heads.test(word) || beside.test(word))
}
