import { ownPlace, placeName } from './names/places.ts'

const between = /[,;]\s(?:and |but |while |whereas |the rest |though )?|\s(?:while|whereas|but|though)\s/giu
const isPlaced = (part: string) =>
  /\b(?:in|within|at|on|outside|inside|leaves?|leave|to|with|:)\s/i.test(part) &&
  (placeName.test(part) || ownPlace.test(part)) &&
  /\p{L}{3,}\s.*\b(?:in|within|at|on|outside|inside|leaves?|leave|to|with)\b/iu.test(part)

/** “Player data in Malta, backups in Ireland”, “Scans stay on the ship while statistics may go to Bergen”: each part that has a place of its own. */
export function splitPlaces(text: string): string[] {
  const plain = text.split(
    /[,;]\s(?=(?:and |but |the |all )?(?:\p{L}+ ){0,3}\p{L}*(?:data|details|backups?|logs?|records?|copies|images?|test|files?|recordings?|DR|primary|secondary|replicas?|standby|servers)\s[^,;]{0,30}\b(?:in|within|at|on|outside|inside)\s)/iu,
  )
  if (plain.length > 1) return plain
  for (const found of [...text.slice(0, 400).matchAll(between)].slice(0, 12)) {
    const [one, other] = [text.slice(0, found.index), text.slice(found.index + found[0].length)]
    // A second place of the same data has no subject of its own.
    if (isPlaced(one) && isPlaced(other) && ownSubject.test(other)) return [one, other]
  }
  return [text]
}
const ownSubject =
  /^(?:the |all |our |any |everything|anything|other )?(?:\p{L}+ ){0,3}?(?:may|must|can|shall|should|will|is|are|stays?|remains?|goes?|go|lies?|lie|sits?|kept|held|stored|hosted|copied)\s/iu
