/** The work done once for each thing given, as long as that thing lives. */
export function once<Given extends object, Result>(work: (given: Given) => Result): (given: Given) => Result {
  const known = new WeakMap<Given, { result: Result }>()
  return (given) => {
    const found = known.get(given) ?? { result: work(given) }
    known.set(given, found)
    return found.result
  }
}
