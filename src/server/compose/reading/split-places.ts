import { ownPlace, placeName } from './names/places.ts'

const between = /[,;]\s(?:and |but |while |whereas |the rest |though )?|\s(?:while|whereas|but|though)\s/giu
const isPlaced = (part: string) =>
  /\b(?:in|within|at|on|outside|inside|leaves?|leave|to|with|but|:)\s/i.test(part) &&
  (placeName.test(part) || ownPlace.test(part)) &&
  /\p{L}{3,}\s.*\b(?:in|within|at|on|outside|inside|leaves?|leave|to|with)\b/iu.test(part)

/** “Player data in Malta, backups in Ireland”, “Scans stay on the ship while statistics may go to Bergen”: each part that has a place of its own. */
export function splitPlaces(text: string): string[] {
  const plain = text.split(
    /[,;]\s(?=(?:and |but |the |all )?(?:\p{L}+ ){0,3}\p{L}*(?:data|details|backups?|logs?|records?|copies|images?|test|files?|recordings?|DR|primary|secondary|replicas?|standby|servers)\s[^,;]{0,30}\b(?:in|within|at|on|outside|inside)\s)/iu,
  )
  if (plain.length > 1) return plain
  const joined = text.split(alsoIn)
  if (joined.length > 1 && joined.every(isPlaced)) return joined
  for (const found of [...text.slice(0, 400).matchAll(between)].slice(0, 12)) {
    const [one, other] = [text.slice(0, found.index), text.slice(found.index + found[0].length)]
    // A second place of the same data has no subject of its own.
    if (isPlaced(one) && isPlaced(other) && ownSubject.test(other)) return [one, other]
  }
  return [text]
}
/** “… is held in Ireland and backups in another state of the EU”. */
const alsoIn =
  /(?:,|\s(?:and|while|whereas|but)|,\s(?:and|but))\s(?=(?:the |all |any |our )?(?:(?:\p{L}+ )?(?:backups?|copies|replicas?|mirrors?|logs?|images?|keys?|photos?|statistics|recordings?|\p{L}*data)|that of (?:the )?[\p{L} ]{3,30}|those of (?:the )?[\p{L} ]{3,30})\s(?:(?:only|never|nowhere|always|may be|are|is|held|kept) )*(?:in|within|at|outside|inside)\s)/iu

/** Short names of countries that are read wrongly where they stand alone. */
export const fullPlace = (place: string): string =>
  place
    .replace(/(?<=\p{Ll}{2})\.$/u, '')
    .replace(/^CH(?=$|[ ,/])/, 'Switzerland')
    .replace(/^(?:the )?(?:U\.S\.?(?:A\.?)?|USA?)(?=$|[ ,])/, 'the United States')

const ownSubject =
  /^(?:the |all |our |any |everything|anything|other )?(?:\p{L}+ ){0,3}?(?:may|must|can|shall|should|will|is|are|stays?|remains?|goes?|go|lies?|lie|sits?|kept|held|stored|hosted|copied|never|only|nowhere)\s/iu
