import type { Block, Inline } from '#shared/content/blocks.ts'
import type { Body } from '../make-blocks.ts'
import { bare, capitalised } from '../english.ts'
import { callout } from '../make-blocks.ts'

/** Maximum characters of a message that can be read at a glance. */
export const longestHeading = 105
/** Maximum rows of a table, and points of a list, that can be read from the back of a room. */
export const mostRows = 7
export const mostPoints = 5

/** The first message that is short enough; the last always is. */
export function headline(...messages: [...(string | undefined)[], string]): string {
  const found = messages.find((message) => message && message.trim() !== '' && message.length <= longestHeading)
  const message = bare(found ?? messages.at(-1)!)
  // A name such as iManage is unchanged.
  return /^\p{Ll}+\p{Lu}/u.test(message) ? message : capitalised(message)
}

/** The slide's content, followed by the speaker's text, which renderers put into the notes. */
export function withNotes(id: string, { blocks }: Body, prose: Inline[][]): Block[] {
  const runs = prose.flatMap((paragraph, index) => (index === 0 ? paragraph : [{ text: ' ' }, ...paragraph]))
  return runs.length > 0 ? [...blocks, callout(`${id}-notes`, 'note', { title: 'Speaker notes', text: runs })] : blocks
}
