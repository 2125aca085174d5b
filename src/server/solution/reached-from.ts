/** All that is reached from these by following `next`, these too. */
export function reachedFrom(start: string[], next: (one: string) => string[]): Set<string> {
  const reached = new Set(start)
  // A set is walked through what is added meanwhile, too.
  for (const one of reached) for (const further of next(one)) reached.add(further)
  return reached
}
