import { type DataPlace, unrestrictedPlace, placeOf } from './data-places.ts'

const placeColumn =
  /\b(?:locations?|places?|where|regions?|residency|stored|hosted|kept|country|countries|sites?|storage|data cent(?:re|er))\b/iu
const dataColumn = /\b(?:data(?: sets?| kinds?)?|records?|kinds?|what|objects?|information|categor(?:y|ies)|documents?|class)\b/iu

type TableCell = { text: string; head?: string | undefined }
/** The row of a table with a column for places: one rule for each of them, “backup” told by its head. */
export function dataPlacesOfRow(cells: TableCell[] | undefined): DataPlace[] {
  const places =
    cells?.filter(({ head, text }) => head !== undefined && placeColumn.test(head) && !dataColumn.test(head) && text !== '') ?? []
  const subject = cells?.find(
    ({ head, text }) => head !== undefined && dataColumn.test(head) && !placeColumn.test(head) && text !== '',
  )
  if (places.length === 0 || subject === undefined) return []
  return places.flatMap(({ head = '', text }): DataPlace[] => {
    if (unrestrictedPlace.test(text) || /^(?:n\/?a|none|-|–|same|yes|no)$/i.test(text)) return []
    const place = placeOf(text.replace(/^not outside(?: of)? /i, ''), { isOwn: true, isBound: true })
    const copy = /\b(?:backup|copy|second(?:ary)?|mirror|replica|DR|reserve)\b/i.exec(head)?.[0].toLowerCase()
    return place === undefined ? [] : [{ data: copy === undefined ? subject.text : `${subject.text} ${copy}`, place }]
  })
}
