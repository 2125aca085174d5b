import type { Block, Inline } from '#shared/content/blocks.ts'
import type { Body } from '../make-blocks.ts'
import { bare, capitalised } from '../english.ts'
import { callout } from '../make-blocks.ts'

/** A message is read at a glance or not at all. */
export const longestHeading = 105
/** Rows of a table, and points of a list, that can be read from the back of a room. */
export const mostRows = 7
export const mostPoints = 5

/** The first message that is short enough; the last is always so. */
export function headline(...messages: [...(string | undefined)[], string]): string {
  const found = messages.find((message) => message && message.trim() !== '' && message.length <= longestHeading)
  const message = bare(found ?? messages.at(-1)!)
  // A name such as iManage keeps its own letters.
  return /^\p{Ll}+\p{Lu}/u.test(message) ? message : capitalised(message)
}

/** What the slide shows, and last what the speaker says; renderers put that beside the slide. */
export function withNotes(id: string, { blocks }: Body, prose: Inline[][]): Block[] {
  const runs = prose.flatMap((paragraph, index) => (index === 0 ? paragraph : [{ text: ' ' }, ...paragraph]))
  return runs.length > 0 ? [...blocks, callout(`${id}-notes`, 'note', { title: 'Speaker notes', text: runs })] : blocks
}
