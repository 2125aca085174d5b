/** Office refuses longer addresses. */
const longestAddress = 2000

/** The address as a file may hold it, or nothing where it is not one that a document should lead to. */
export function readAddress(link: string): string | undefined {
  if (!/^(https?|mailto):/i.test(link) || !URL.canParse(link)) return undefined
  const address = new URL(link).href
  return address.length > longestAddress ? undefined : address
}
