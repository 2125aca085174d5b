import type { OutsideSystem } from './sort-named.ts'

/** What the gazetteer says of systems that are used for everything. */
const general = /\b(?:records of the|postings|accounts, contacts|ledgers)\b/
const passive =
  /^(?:the )?([a-z][\w ,-]{3,50}?) (?:must|should|shall) be (?:loaded|ingested|migrated|imported|extracted|looked up|read)\b/i
const before = /(?:^|,|\band\b|\bwith\b|\bcollect\b|\bload\b|\bingest\b)\s*((?:[a-z-]+ ){0,2}[a-z-]+s) from (?:the )?$/i
/** "Transfer and discharge messages from the two systems, Lorenzo and Careflow": what a sentence begins with. */
const opening = /^((?:[a-z-]+,? ){1,5}[a-z-]+s)(?: \([^()]{1,40}\))? from (?!.*\bfrom\b)(?:[\w-]+[,:]? ){0,9}\(?$/i

const verb = /^(?:capture|match|merge|replicate|bring|read|take|pull|stream|copy|move|migrate|extract|import|receive) /i

/** What a system brings, in the brief's own words where they are plain, else as such systems usually do. */
export function carriedData({ named, mentions }: OutsideSystem): string {
  if (!general.test(named.brings)) return named.brings
  for (const { text } of mentions) {
    const place = text.indexOf(named.name)
    if (place === -1) continue
    const said =
      before.exec(text.slice(0, place))?.[1] ??
      opening.exec(text.slice(0, place))?.[1] ??
      (/\b(?:from|in) (?:the (?:existing )?)?$/.test(text.slice(0, place)) ? passive.exec(text)?.[1] : undefined)
    const plain = said?.split(/, (?:about|some|around) /)[0]?.replace(verb, '')
    if (plain && !/^(?:changes|records|data)$/i.test(plain) && plain.split(' ').length <= 6)
      return plain.charAt(0).toLowerCase() + plain.slice(1)
  }
  return named.brings
}
