import { parseDocument, stringify } from 'yaml'

/** Writes a design as YAML for people to edit. */
export const writeDesignText = (design: unknown): string => stringify(design, { lineWidth: 100 })

/** Parses the text, or returns why it cannot be parsed. */
export function readDesignText(text: string): { design?: unknown; fault?: string } {
  const read = parseDocument(text)
  const [first] = read.errors
  if (first) return { fault: first.message.split('\n')[0]!.replace(/:$/, '.') }
  return { design: read.toJS() as unknown }
}
