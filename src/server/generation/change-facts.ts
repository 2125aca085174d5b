import type { Brief } from '#shared/brief.ts'
import { AppError } from '#shared/errors.ts'
import type { Ask } from '#server/compose/ask.ts'
import type { Composer, WrittenWords } from '#server/compose/composer.ts'
import type { ComposingWork } from '#server/compose/composing-work.ts'
import type { Words } from '#server/document-types/document-type.ts'
import type { Solution } from '#server/solution/solution.ts'
import type { Proposed } from './compose-document.ts'
import type { Hear } from './create-listener.ts'
import { noModel } from './write-chapters.ts'

/** The facts and words of a version, and what somebody wishes otherwise. */
export type Changes = { wish: string; solution: Solution; words: Words; writer: string }
type Means = { composer: Composer; ask: Ask<ComposingWork>; brief: Brief; changes: Changes }

/** Facts as they are wished; where nothing was changed, the work ends with the reason. Words that still hold are kept. */
export async function changeFacts({ composer, ask, brief, changes }: Means, hear: Hear): Promise<Proposed> {
  const { wish, words, solution: before } = changes
  if (!composer.changeDesign) throw noModel()
  const change = composer.changeDesign
  const answer = await hear(['structure'], (heard) => change({ brief, solution: before, wish }, heard))
  if (answer.refused !== undefined) throw new AppError('conflict', answer.refused)
  const { solution, changed, writer, mark } = answer
  const ids = await ask('keptChapters', { brief, words, before, after: solution, changed })
  const kept: WrittenWords = Object.fromEntries(ids.map((id) => [id, { paragraphs: words[id] ?? [], writer: changes.writer }]))
  return { solution, writer, kept, ...(mark && { marks: [{ id: 'design', ...mark }] }) }
}
