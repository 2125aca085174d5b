import type { Mention } from './find-systems.ts'
import { isUnusuallyCased } from './name-bounds.ts'
import { placeName } from './names/places.ts'

/** “The earlier requirement of our own data centre is withdrawn”: it asks for no place any more. */
export const isWithdrawn = (text: string): boolean =>
  /\b(?:requirement|demand|condition|rule|clause|restriction|obligation|ban)s?\b(?:[^.;]|\.\d){0,50}\b(?:is|are|was|were|has been|have been) (?:hereby )?(?:withdrawn|dropped|lifted|deleted|cancelled|void|waived|removed)\b/i.test(
    text,
  )

/** Houses of data that are as often the name of a product: “our archive Kelpie”. */
const holdsRecords =
  /\b(?:archive|storage|tenant|tenancy|network|infrastructure|vault|laboratory|lab|registry|machines|equipment)\s(?:called\s)?["“„]?(\p{Lu}[\p{L}\d]+)/u
const hostedBy = /\b(?:host\w*|operated|runs?|data ?cent(?:re|er)|servers?)\b/i
/** What stands somewhere today, with who has it: “we've two servers in the hall”. */
const stock =
  /^(?:today |currently )?(?:we|they|i|there)(?:['’](?:ve|re|s)| have| has| are| is| own| run)? (?:got )?(?:only |just |about )?(?:an?|one|two|three|four|five|six|\d+|some|a few|several) (?:[\p{L}-]+ ){0,2}(?:servers?|machines|computers|PCs|racks?|boxes|sites?|buildings?|data cent(?:re|er)s?)\b/iu
const pronoun = /^(?:they|these|those|it)\s(?:lie|lies|are|is|sit|sits|stand|stands)\b/i

type NamedPlace = { place: string; text: string; before: string }

/** Whether what was taken for a place is a system that holds records, or where something only happens to stand. */
export function isNoPlace({ place, text }: NamedPlace, mentions: Mention[]): boolean {
  const bare = place.replace(/^(?:the|our|its|their|an?)\s/i, '')
  if (stock.test(text)) return true
  const named = holdsRecords.exec(place)?.[1]
  if (named !== undefined && !placeName.test(named)) return true
  if (
    pronoun.test(text.replace(/^[^:]{0,40}:\s/, '')) &&
    mentions.some(({ name }) => place.includes(name)) &&
    !placeName.test(place)
  )
    return true
  return mentions.some(
    ({ name, known, weight }) =>
      bare.startsWith(name) &&
      !placeName.test(bare.slice(0, 40)) &&
      !hostedBy.test(text) &&
      (known !== undefined ? known.kind !== 'cloud' : weight >= 2 && isUnusuallyCased(name)),
  )
}
