import type { ElementKind } from './design-facts.ts'

/** Ways on which nobody waits for an answer. */
const passedOn = /\b(?:files?|csv|s?ftp|e-?mails?|(?:message )?queues?|Dateien|Datei|Warteschlange)\b/i

type Ends = readonly { id: string; kind: ElementKind }[]
type Added = { from?: unknown; to?: unknown; technology?: unknown }

/** Whether a new connection waits for an answer if nobody says so: not if an end is a person or a queue, or if it is a file or a message. */
export function waitsForAnswer({ from, to, technology }: Added, elements: Ends): boolean {
  const kinds = elements.filter(({ id }) => id === from || id === to).map(({ kind }) => kind)
  return !kinds.includes('person') && !kinds.includes('queue') && !(typeof technology === 'string' && passedOn.test(technology))
}
