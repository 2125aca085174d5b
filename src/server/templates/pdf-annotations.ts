import type { Unread } from '#shared/uploaded-brief.ts'
import type { PdfItem } from './pdf-pieces.ts'

/** An annotation of a page (ISO 32000, 12.5): a filled field, typed text, a comment. */
export type PdfAnnotation = {
  subtype: string
  annotationFlags: number
  rect: number[]
  fieldType?: string
  fieldValue?: unknown
  fieldName?: string
  alternativeText?: string
  password?: boolean
  checkBox?: boolean
  radioButton?: boolean
  exportValue?: string
  buttonValue?: string
  options?: { exportValue: string; displayValue: string }[]
  contentsObj?: { str: string }
  titleObj?: { str: string }
  /** The words that are marked. */
  overlaidText?: string
  file?: { filename: string }
}

/** Bits of `annotationFlags`: hidden, and not shown on a page. */
const unseen = 2 | 32
const isSeen = ({ annotationFlags }: PdfAnnotation) => (annotationFlags & unseen) === 0
const longest = 300

/** The text of a page with what is typed and ticked on it, each beside the words at its left or in its height. */
export function withTyped(items: PdfItem[], annotations: PdfAnnotation[]): PdfItem[] {
  const whole = [...items]
  for (const annotation of annotations.filter(isSeen)) {
    const text = typedIn(annotation)
    if (text !== undefined && text.trim() !== '') putAt(whole, annotation.rect, text)
  }
  return whole
}

/** From the top of the page, and each height from the left. */
export const inReadingOrder = (annotations: PdfAnnotation[]) =>
  annotations.toSorted(({ rect: [a = 0, , , b = 0] }, { rect: [c = 0, , , d = 0] }) => d - b || a - c)

function typedIn(annotation: PdfAnnotation): string | undefined {
  const { subtype, fieldType, fieldValue, options = [] } = annotation
  if (subtype === 'FreeText') return annotation.contentsObj?.str
  if (subtype !== 'Widget' || annotation.password) return undefined
  if (fieldType === 'Btn') return boxOf(annotation)
  const values = (Array.isArray(fieldValue) ? fieldValue : [fieldValue]).filter((one): one is string => typeof one === 'string')
  return values.map((value) => options.find(({ exportValue }) => exportValue === value)?.displayValue ?? value).join(', ')
}

function boxOf({ checkBox, radioButton, fieldValue, exportValue, buttonValue }: PdfAnnotation): string | undefined {
  if (!checkBox && !radioButton) return undefined
  return fieldValue !== undefined && fieldValue === (checkBox ? exportValue : buttonValue) ? '☒' : '☐'
}

/** Adds a text after the item nearest at its left, else before the first one in its height, else before the first one below it. */
function putAt(items: PdfItem[], [left = 0, bottom = 0, , top = 0]: number[], text: string) {
  const middle = (top + bottom) / 2
  const places = items.flatMap(({ str, transform: [, , skew = 0, scale = 0, x = 0, y = 0] }, index) => {
    const size = Math.hypot(skew, scale)
    return str.trim() !== '' && y + size > bottom && y < top && Math.abs(y + size / 3 - middle) < Math.max(size, (top - bottom) / 2)
      ? [{ index, x, y, size }]
      : []
  })
  const before = places.filter(({ x }) => x < left).toSorted((a, b) => b.x - a.x)[0]
  const beside = before ?? places[0]
  const below = items.findIndex(({ str, transform }) => str.trim() !== '' && (transform[5] ?? 0) < bottom)
  const index = before ? before.index + 1 : (places[0]?.index ?? (below < 0 ? items.length : below))
  const size = beside?.size ?? Math.min(12, top - bottom)
  const transform = [size, 0, 0, size, left, beside?.y ?? bottom + (top - bottom - size) / 2]
  items.splice(index, 0, { str: ` ${text.replaceAll(/\s+/g, ' ').trim()} `, transform, width: 0, hasEOL: false })
}

/** Comments with the words that they are about, attached files, and fields that are left empty. */
export function unreadOf(annotations: PdfAnnotation[], page: number): Unread[] {
  return annotations.flatMap((annotation): Unread[] => {
    const { subtype, fieldType, contentsObj, titleObj, overlaidText, file } = annotation
    if (subtype === 'FileAttachment') return [{ kind: 'attachment', page, ...said('text', file?.filename) }]
    if (subtype === 'Widget') {
      const isEmpty = (fieldType === 'Tx' || fieldType === 'Ch') && !typedIn(annotation)?.trim()
      return isEmpty && isSeen(annotation) ? [{ kind: 'unfilled', page, ...said('text', annotation.alternativeText) }] : []
    }
    if (['Link', 'Popup', 'FreeText'].includes(subtype) || !contentsObj?.str.trim()) return []
    return [{ kind: 'comment', page, ...said('by', titleObj?.str), ...said('text', contentsObj.str), ...said('on', overlaidText) }]
  })
}

function said(key: 'by' | 'text' | 'on', text: string | undefined) {
  const words = (text ?? '').replaceAll(/\s+/g, ' ').trim().slice(0, longest)
  return words === '' ? {} : { [key]: words }
}
