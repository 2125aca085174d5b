import type { Format } from '#shared/formats.ts'

/** What Office's XML cannot hold is left out; nothing else is changed. */
const holdable = (text: string) =>
  text
    // oxlint-disable-next-line no-control-regex
    .replaceAll(/[\u0000-\u0008\u000B\u000C\u000E-\u001F\uFFFE\uFFFF]/g, '')
    .replaceAll(/\p{Surrogate}/gu, '')

/** The changes that a format may make to a text, made to a text of the content and to what was read of a file alike. */
export function printedIn(format: Format): (text: string) => string {
  if (format !== 'pdf') return holdable
  // Typst sets true minus signs and readers give compatibility characters back in their plain form.
  return (text) =>
    holdable(text)
      .normalize('NFKC')
      .replaceAll(/[\u00AD\u200B-\u200D\u2011\uFE00-\uFE0F]/g, (mark) => (mark === '\u2011' ? '-' : ''))
}
