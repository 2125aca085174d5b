/** Office refuses longer addresses. */
const longestAddress = 2000

/** The address in the form in which a file may contain it; undefined if it is not one that a document should link to. */
export function readAddress(link: string): string | undefined {
  if (!/^(https?|mailto):/i.test(link) || !URL.canParse(link)) return undefined
  const address = new URL(link).href
  return address.length > longestAddress ? undefined : address
}
