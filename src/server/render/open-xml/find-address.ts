/** Office refuses longer addresses. */
const longestAddress = 2000

/** The address of a link as a file may hold it, or nothing where it is not one that a document should lead to. */
export function findAddress(link: string): string | undefined {
  if (!/^(https?|mailto):/i.test(link) || !URL.canParse(link)) return undefined
  const { href } = new URL(link)
  return href.length > longestAddress ? undefined : href
}
