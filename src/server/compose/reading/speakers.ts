import type { ReadStatement } from './find-systems.ts'
import { tokenize } from './tokens.ts'

const atStart = /^\W*(?:From: ?)?\p{Lu}[\p{L}.'’ -]{1,40} \(([^()]{2,40})\)(?=\s?:|\s*$| wrote)/u
const listed = /(?:\p{Lu}[\p{L}.'’-]+ ){1,2}\(([^()]{2,40})\)/gu
const opensList = /\b(?:speakers?|participants?|present|attend\w+|with|who)\s?:/iu

/** “ANSIE (winemaker): I decide …”, “From: Ornella (customer service)”: the roles of those who speak or write, each as a statement. */
export function speakersOf(statement: ReadStatement, segment: string): ReadStatement[] {
  const head = segment.slice(0, 400)
  const at = opensList.exec(head)
  const roles =
    at === null ? [atStart.exec(head)?.[1] ?? ''] : [...head.slice(at.index).matchAll(listed)].map(([, role = '']) => role)
  return roles
    .flatMap((role) => role.split(/,\s/))
    .filter((role) => role !== '')
    .map((text) => ({
      ...statement,
      text,
      tokens: tokenize(text),
      heading: 'speaker',
      under: undefined,
      asked: undefined,
      isOut: false,
      cells: undefined,
    }))
}
