import { isNoSystem, organisationWord } from './names/no-systems.ts'

/** Capitals that name no system: weeks, standards, numbers of clauses, persons and bodies. */
export const isNonSystemName = (name: string, right: string) => {
  const words = name.split(/[\s/]+/)
  if (
    /^(?:CW|KW|W|Q|FY|H)\s?\d|^(?:RS|IEC|EN|DIN|IEEE|RFC)-?\s?\d|^(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)days$|^(?:REQ|CON|FR|NFR|BR|UC|US|M|R|C)-?\d{1,3}$/.test(
      name,
    )
  )
    return true
  if (
    words.length > 4 ||
    name.length < 2 ||
    /^\p{Lu}['’](?:ve|m|d|ll|s|re)$|^(?:NOT|MUST|SHALL|AND|OR|NO|ALL|ONLY|NEVER|WILL)$/u.test(name)
  )
    return true
  if (words.every((word) => isNoSystem(word) || /^\d+$/.test(word))) return true
  // “Conditions Library”, “State Data Centre” are what their last word says.
  if (words.length > 1 && systemNounAtEnd.test(words.at(-1) ?? '')) return false
  // “the Trade Commission register”: what the body keeps.
  if (
    words.length > 1 &&
    /^(?:['’]s)? (?:register|registry|database|portal|service|system|ledger|feed|API|website|index)\b/.test(right)
  )
    return false
  return words.some((word) => organisationWord.test(word)) && !/\p{Ll}\p{Lu}/u.test(name)
}
export const systemNounAtEnd =
  /^(?:Library|Register|Registry|Centre|Center|System|Service|Portal|Ledger|Index|Directory|Repository|Exchange|Gateway|Hub|Database|Platform|Cloud|Store|Historian|Catalogue|Warehouse|Server|App|File|Calendar|Archive)$/

/** “our data room in Cavan”: the name is of a town. */
export const behindSite =
  /\b(?:rooms?|cent(?:re|er)s?|offices?|sites?|depots?|halls?|buildings?|plants?|branch(?:es)?|workshops?|yards?|mills?|clusters?|municipality) (?:in|at) $/i
/** Somebody else's system: “the county next door uses Tyler”. */
export const usedByOthers =
  /\b(?:neighbou?r\w*|next door|competitors?|elsewhere|sister \p{L}+|other (?:counties|banks|hospitals|firms|councils|states|towns|yards|shops)|colleagues (?:at|in)|(?:they|he|she) (?:also )?uses?)\b[^.;]{0,40}$/iu
export const deniedForUs = /^[^.;]{0,40}\b(?:not us|not ours|for their own|is no indication|their own purposes|not our)\b/i
/** A person does what follows: “Wanda thinks”, “Reto to confirm”. */
export const doesAsPerson =
  /^['’]?s?\s(?:thinks?|says?|said|told|asks?|asked|wrote|wants|would like|to confirm|and I|promised|believes|reckons|suggests|heard|knows|has the table|signs|built it|wrote it|made it|set it up|played with|tried it|left|leaves|retires|has left|looks after it|is (?:away|ill|on holiday))\b/iu
