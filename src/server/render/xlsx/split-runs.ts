import { type Run, textOf } from './words.ts'

/** Excel's limits for a cell. */
export const mostCharacters = 32_767
const mostLineFeeds = 253

export function fitsInCell(runs: readonly Run[]): boolean {
  const text = textOf(runs)
  if (text.length < mostLineFeeds) return true
  return text.length <= mostCharacters && text.split('\n').length <= mostLineFeeds
}

/** The text in as many parts as necessary for each to pass; cut between words if possible, and without loss. */
export function splitRuns(runs: readonly Run[], passes: (part: readonly Run[]) => boolean): Run[][] {
  if (passes(runs)) return [[...runs]]
  const text = textOf(runs)
  if (text.length <= 2) return [[...runs]]
  const cut = findCut(text)
  return [...splitRuns(sliceRuns(runs, 0, cut), passes), ...splitRuns(sliceRuns(runs, cut, text.length), passes)]
}

/** After the space nearest to the middle, or else in the middle, but not within a character. */
function findCut(text: string): number {
  const middle = Math.ceil(text.length / 2)
  const reach = Math.ceil(text.length / 4)
  const spaces = ['\n', ' '].map((space) => text.lastIndexOf(space, middle - 1))
  const cut = spaces.find((at) => at > middle - reach)
  if (cut !== undefined) return cut + 1
  const isWithin = /[\uDC00-\uDFFF]/.test(text[middle]!)
  return isWithin ? middle - 1 : middle
}

function sliceRuns(runs: readonly Run[], start: number, end: number): Run[] {
  let at = 0
  return runs.flatMap((run) => {
    const text = run.text.slice(Math.max(0, start - at), Math.max(0, end - at))
    at += run.text.length
    return text === '' ? [] : [{ ...run, text }]
  })
}
