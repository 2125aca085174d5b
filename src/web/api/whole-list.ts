/** Fetches all pages of a list, one after the other. */
export async function wholeList<Item>(
  ask: (after: string | undefined) => Promise<{ items: Item[]; next: string | null }>,
): Promise<Item[]> {
  const items: Item[] = []
  let after: string | undefined
  do {
    const page = await ask(after)
    items.push(...page.items)
    after = page.next ?? undefined
  } while (after !== undefined)
  return items
}
