import type { Brief } from '#shared/brief.ts'
import { AppError } from '#shared/errors.ts'
import type { Ask } from '#server/compose/ask.ts'
import type { ChangedDesign, Composer, ProposedSolution, WrittenWords } from '#server/compose/composer.ts'
import type { ComposingWork } from '#server/compose/composing-work.ts'
import type { Words } from '#server/document-types/document-type.ts'
import type { Solution } from '#server/solution/solution.ts'
import type { Hear } from './create-listener.ts'
import { noModel } from './write-chapters.ts'

/** `writer`: nobody, where the facts were there. `kept`: chapters whose words are those of the version before. */
export type Proposed = Omit<ProposedSolution, 'writer'> &
  Partial<Pick<ProposedSolution, 'writer'>> & { kept?: WrittenWords | undefined }

/** The facts and words of a version; `wish`: what of the design somebody wants otherwise, else what people ruled is applied. */
export type Changes = { solution: Solution; words: Words; writer: string; wish?: string | undefined }
type Means = { composer: Composer; ask: Ask<ComposingWork>; brief: Brief; changes: Changes }

/** The facts of a version, changed. Where a wish changes nothing, the work ends with the reason. Words that still hold are kept. */
export async function changeFacts(means: Means, hear: Hear): Promise<Proposed> {
  const { ask, brief, changes } = means
  const { words, solution: before } = changes
  const answer = await change(means, hear)
  if (answer.refused !== undefined) throw new AppError('conflict', answer.refused)
  const { solution, writer, mark } = answer
  const ids = await ask('keptChapters', { brief, words, before, after: solution })
  const kept: WrittenWords = Object.fromEntries(ids.map((id) => [id, { paragraphs: words[id] ?? [], writer: changes.writer }]))
  return { solution, kept, ...(writer !== undefined && { writer }), ...(mark && { marks: [{ id: 'design', ...mark }] }) }
}

type Changed = Extract<ChangedDesign, { refused?: undefined }>

async function change(
  { composer, ask, brief, changes: { wish, solution } }: Means,
  hear: Hear,
): Promise<Extract<ChangedDesign, { refused: string }> | (Omit<Changed, 'writer'> & { writer?: string })> {
  if (wish === undefined) {
    const { rulings = { answers: [], assumptions: [] } } = brief
    return { solution: await ask('applyRulings', { solution, rulings }) }
  }
  const { changeDesign } = composer
  if (!changeDesign) throw noModel()
  return hear(['structure'], (heard) => changeDesign({ brief, solution, wish }, heard))
}
