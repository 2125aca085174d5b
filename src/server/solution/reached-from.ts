/** Everything that can be reached from `start` by following `next`, including `start`. */
export function reachedFrom(start: string[], next: (one: string) => string[]): Set<string> {
  const reached = new Set(start)
  // Iterating over a set also covers elements that are added meanwhile.
  for (const one of reached) for (const further of next(one)) reached.add(further)
  return reached
}
