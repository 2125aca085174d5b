import type { Mark } from './cut-blocks.ts'
import type { Cut, Piece } from './piece.ts'

/** Without blanks, bars and markup. */
const flat = (text: string) => text.replaceAll(/[\s|:.·*_#=-]+/gu, '')

/** A heading without a statement below it, or a speaker without text, becomes a statement itself, so that nothing of a brief is lost. */
export function stateUnheaded(text: string, { pieces, marks }: Pick<Cut, 'pieces' | 'marks'>): Pick<Cut, 'pieces' | 'marks'> {
  const lost = new Set<Mark>()
  let at = 0
  for (const mark of marks.toSorted((one, other) => one.start - other.start)) {
    while (at < pieces.length && (pieces[at]?.start ?? 0) < mark.end) at++
    if (!isTold(text.slice(mark.start, mark.end), mark, pieces[at])) lost.add(mark)
  }
  if (lost.size === 0) return { pieces, marks }
  const stated = [...lost].map(({ start, end, of }): Piece => ({
    start,
    end,
    words: [{ start, end }],
    ...(of?.speaker !== undefined && { speaker: of.speaker }),
    earlier: of?.earlier ?? false,
  }))
  return {
    pieces: [...pieces, ...stated].toSorted((one, other) => one.start - other.start),
    marks: marks.filter((mark) => !lost.has(mark)),
  }
}

function isTold(told: string, { kind }: Mark, next: Piece | undefined): boolean {
  if (kind === 'heading') return flat(next?.heading ?? '').includes(flat(told))
  return kind !== 'speaker' || told.includes(next?.speaker?.split(' (')[0] ?? '\0')
}
