import type { ElementKind } from './design-facts.ts'

/** Protocols that do not answer. */
const passedOn = /\b(?:files?|csv|s?ftp|e-?mails?|(?:message )?queues?|Dateien|Datei|Warteschlange)\b/i

type Ends = readonly { id: string; kind: ElementKind }[]
type Added = { from?: unknown; to?: unknown; technology?: unknown }

/** The default of a new connection: it waits for an answer unless one end is a person or a queue, or it carries files or messages. */
export function waitsForAnswer({ from, to, technology }: Added, elements: Ends): boolean {
  const kinds = elements.filter(({ id }) => id === from || id === to).map(({ kind }) => kind)
  return !kinds.includes('person') && !kinds.includes('queue') && !(typeof technology === 'string' && passedOn.test(technology))
}
