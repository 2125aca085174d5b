/** Words by which briefs head their own pieces; none of them says what the work is about. */
const structural =
  /^(?:(?:non-?)?functional|non|technical|business|general|specific|background|scope|context|introduction|summary|overview|description|purpose|situation|constraints?|assumptions?|limitations?|conditions?|remarks?|notes?|questions?|answers?|objectives?|goals?|aims?|deliverables?|requirements?|needs?|wishes|expectations?|specifications?|mandatory|optional|desirable|must-haves?|nice-to-haves?|miscellaneous|other|further|additional|current|present|existing|our|the|your|to|a|an|for|in|out|of|and|or|must|should|nice|have|is|what|we|want|need|project|work|section|part|annex|appendix|rfp|rfq|rfi|itt|addendum|corrigendum|excerpt|extract)$/i

/** What a heading of the brief names beside its place in the brief: “Second site: non-functional” names a second site, “Scope of work” nothing. */
export function thingInHeading(heading: string): string | undefined {
  const pieces = heading.split(/\s*(?::|\s[–—-])\s+/)
  const named = pieces.filter((piece) => !isStructural(piece))
  return named.length === 0 ? undefined : named.join(' ')
}

/** “Second site: non-functional”: a heading that stands like a line of its own asks for nothing. */
export function isHeading(text: string): boolean {
  const last = text.split(/:\s+/).slice(1).at(-1)
  return last !== undefined && isStructural(last)
}

const isStructural = (piece: string) =>
  piece
    .replace(/[^\p{L}\p{N}\s-]/gu, '')
    .split(/\s+/)
    .every((word) => !/\p{L}{2}/u.test(word) || structural.test(word))
