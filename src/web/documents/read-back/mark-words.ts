import type { ReadItem } from '#shared/api/read-back.ts'

/** Selects the source text of an item in its field, and unfolds the field if necessary. */
export function markWords({ field, start, end }: Pick<ReadItem, 'field' | 'start' | 'end'>): void {
  const [text] = document.getElementsByName(`requirements.${field}`)
  if (!(text instanceof HTMLTextAreaElement || text instanceof HTMLInputElement)) return
  const folded = text.closest('details')
  if (folded) folded.open = true
  text.focus({ preventScroll: true })
  text.setSelectionRange(start, end)
  // A long text scrolls within its field, so that the selection is near its middle.
  text.scrollTop = (start / Math.max(1, text.value.length)) * text.scrollHeight - text.clientHeight / 2
  text.scrollIntoView({ block: 'nearest' })
}
