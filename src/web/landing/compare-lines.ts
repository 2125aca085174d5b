export type Line = { change: 'kept' | 'deleted' | 'inserted'; text: string }

/** `lengths[i][j]` is how many lines `before` from i on and `after` from j on have in common, in order. */
function commonLengths(before: string[], after: string[]): number[][] {
  const lengths = Array.from({ length: before.length + 1 }, () => Array<number>(after.length + 1).fill(0))
  for (let i = before.length - 1; i >= 0; i--)
    for (let j = after.length - 1; j >= 0; j--)
      lengths[i]![j] = before[i] === after[j] ? lengths[i + 1]![j + 1]! + 1 : Math.max(lengths[i + 1]![j]!, lengths[i]![j + 1]!)
  return lengths
}

/** The fewest deleted and inserted lines that lead from one text to the other; what goes stands before what comes. */
export function compareLines(before: string[], after: string[]): Line[] {
  const lengths = commonLengths(before, after)
  const lines: Line[] = []
  let [i, j] = [0, 0]
  while (i < before.length || j < after.length) {
    if (i < before.length && before[i] === after[j]) {
      lines.push({ change: 'kept', text: before[i]! })
      i++
      j++
    } else if (i < before.length && (j === after.length || lengths[i + 1]![j]! >= lengths[i]![j + 1]!))
      lines.push({ change: 'deleted', text: before[i++]! })
    else lines.push({ change: 'inserted', text: after[j++]! })
  }
  return lines
}
