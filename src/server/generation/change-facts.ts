import type { Brief } from '#shared/brief.ts'
import { AppError } from '#shared/errors.ts'
import type { Ask } from '#server/compose/ask.ts'
import type { ChangedDesign, Composer, Mark, ProposedSolution, WrittenWords } from '#server/compose/composer.ts'
import type { ComposingWork } from '#server/compose/composing-work.ts'
import type { Words } from '#server/document-types/document-type.ts'
import type { StoredMark } from '#server/documents/document-tables.ts'
import type { Solution } from '#server/solution/solution.ts'
import type { Hear } from './create-listener.ts'
import { noModel } from './write-chapters.ts'

/**
 * `writer`: undefined if the facts already existed. `kept`: chapters whose text is reused from the version before, and `before`: their
 * authors.
 */
export type Proposed = Omit<ProposedSolution, 'writer'> &
  Partial<Pick<ProposedSolution, 'writer'>> & { kept?: WrittenWords | undefined; before?: string[] | undefined }

/** The facts and text of a version; `wish`: a person's change request for the design; without it, people's rulings are applied. */
export type Changes = { solution: Solution; words: Words; marks: StoredMark[]; writers: string[]; wish?: string | undefined }
type Means = { composer: Composer; ask: Ask<ComposingWork>; brief: Brief; changes: Changes }

/** Changes the facts of a version. If a wish changes nothing, the work ends with the reason. Text that is still valid is reused. */
export async function changeFacts(means: Means, hear: Hear): Promise<Proposed> {
  const { ask, brief, changes } = means
  const { words, solution: known } = changes
  const answer = await change(means, hear)
  if (answer.refused !== undefined) throw new AppError('conflict', answer.refused)
  const { solution, writer, mark } = answer
  // Chapters with a mark, or without text, are not reused.
  const isMarked = new Set(changes.marks.map(({ id }) => id))
  const whole = Object.entries(words).filter(([id, paragraphs]) => paragraphs.length > 0 && !isMarked.has(id))
  const ids = await ask('keptChapters', { brief, words: Object.fromEntries(whole), before: known, after: solution })
  // It is not stored which of several authors wrote a chapter.
  const kept: WrittenWords = Object.fromEntries(ids.map((id) => [id, { paragraphs: words[id]!, writer: '' }]))
  const before = ids.length > 0 ? changes.writers : []
  return { solution, kept, before, ...(writer !== undefined && { writer }), ...marksOf(changes.marks, mark) }
}

/** Open points about the design remain open. */
function marksOf(before: StoredMark[], mark: Mark | undefined): Pick<Proposed, 'marks'> {
  const all = [...before.filter(({ id }) => id === 'design'), ...(mark ? [mark] : [])]
  const sentence = [...new Set(all.map((one) => one.sentence))].join(' ')
  return all.length > 0 ? { marks: [{ id: 'design', code: all.at(-1)!.code, sentence }] } : {}
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
