import { parseDocument, stringify } from 'yaml'

/** A design as people edit it. */
export const writeDesignText = (design: unknown): string => stringify(design, { lineWidth: 100 })

/** What the text says, or why it cannot be read. */
export function readDesignText(text: string): { design?: unknown; fault?: string } {
  const read = parseDocument(text)
  const [first] = read.errors
  if (first) return { fault: first.message.split('\n')[0]!.replace(/:$/, '.') }
  return { design: read.toJS() as unknown }
}
