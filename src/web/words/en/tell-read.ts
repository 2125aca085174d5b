import type { Unread } from '#shared/uploaded-brief.ts'

export const itsWordsStandIn = (fields: string) => `Its text is in ${fields}. Check it: nothing has been written yet.`
export const hadNoField = (headings: string, field: string) => `${headings} had no field of its own and went to ${field}.`
export const notReadAsText = (count: number) => `Not read as the client’s text (${count})`

const by = ({ by: author }: Unread) => (author === undefined ? '' : ` by ${author}`)
/** How each kind begins; what it says and where it is follows. */
export const unreadLabels: Record<Unread['kind'], (entry: Unread) => string> = {
  picture: () => 'Picture',
  chart: () => 'Chart',
  diagram: () => 'Diagram',
  drawing: () => 'Drawing',
  object: () => 'Embedded object',
  equation: () => 'Equation saved as a picture',
  comment: (entry) => `Comment${by(entry)}${entry.on === undefined ? '' : ` on “${entry.on}”`}`,
  insertion: (entry) => `Tracked insertion${by(entry)}, read as text`,
  deletion: (entry) => `Tracked deletion${by(entry)}`,
  hidden: () => 'Hidden text',
  unfilled: () => 'Empty form field',
  scan: () => 'Page without text: a scan, or empty',
  letters: () => 'Words that could not be read: the file does not say which letters they are',
  attachment: () => 'Attachment',
  file: () => 'Linked file',
}
export const onPage = (page: number) => `page ${page}`
export const underHeading = (heading: string) => `under “${heading}”`
