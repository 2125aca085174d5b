import type { ProjectGroup } from '#shared/api/library.ts'

/**
 * A list with a heading above each group. Places count rows and headings, numbers count rows alone; both from 0.
 * `next`: the row below a heading.
 */
export type Places = {
  count: number
  placeOf(row: number): number
  at(place: number): { row: number } | { group: ProjectGroup; next: number }
}

/** Places the rows of a list, which are in the order of its groups; without groups a row's place is its number. */
export function placeGroups(groups: readonly ProjectGroup[] | null | undefined, total: number): Places {
  if (!groups) return { count: total, placeOf: (row) => row, at: (place) => ({ row: place }) }
  const firstRows = [0]
  for (const { count } of groups) firstRows.push(firstRows.at(-1)! + count)
  /** Returns the last group whose first row, or heading if headings count, is not after the given place. */
  const lastGroup = (place: number, headings: 0 | 1) => {
    let [low, high] = [0, groups.length - 1]
    while (low < high) {
      const middle = Math.ceil((low + high) / 2)
      if (firstRows[middle]! + middle * headings <= place) low = middle
      else high = middle - 1
    }
    return low
  }
  return {
    count: total + groups.length,
    placeOf: (row) => row + lastGroup(row, 0) + 1,
    at: (place) => {
      const group = lastGroup(place, 1)
      const row = place - group - 1
      return row < firstRows[group]! ? { group: groups[group]!, next: row + 1 } : { row }
    },
  }
}
