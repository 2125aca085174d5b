/** Works through a list, so many at a time, each begun in the order of the list. */
export async function inParallel<Item>(items: readonly Item[], atOnce: number, work: (item: Item, at: number) => Promise<unknown>) {
  let next = 0
  const worker = async () => {
    while (next < items.length) {
      const at = next++
      await work(items[at]!, at)
    }
  }
  await Promise.all(Array.from({ length: atOnce }, worker))
}
