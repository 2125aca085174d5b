/** Returns the earlier of two versions first, by number. */
export function inOrder(one: string, other: string): { from: string; to: string } {
  const [first = [], second = []] = [one, other].map((number) => number.split('.').map(Number))
  const place = first.findIndex((part, at) => part !== second[at])
  return place >= 0 && first[place]! > (second[place] ?? 0) ? { from: other, to: one } : { from: one, to: other }
}
