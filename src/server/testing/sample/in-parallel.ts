/** Processes a list with a limited number of items at a time, started in the order of the list; the results are in that order too. */
export async function inParallel<Item, Result>(
  items: readonly Item[],
  atOnce: number,
  work: (item: Item, at: number) => Promise<Result>,
): Promise<Result[]> {
  const results: Result[] = []
  let next = 0
  const worker = async () => {
    while (next < items.length) {
      const at = next++
      results[at] = await work(items[at]!, at)
    }
  }
  await Promise.all(Array.from({ length: atOnce }, worker))
  return results
}
