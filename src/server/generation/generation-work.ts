import type { Brief } from '#shared/brief.ts'
import { AppError } from '#shared/errors.ts'
import { followAnchors } from '#server/compare/follow-anchor.ts'
import { composingWork } from '#server/compose/composing-work.ts'
import { applyEdit, type EditRequest } from '#server/documents/apply-edit.ts'
import { describeChanges, type VersionTexts } from '#server/documents/describe-changes.ts'
import { reapplyEdits } from '#server/documents/reapply-edits.ts'
import { listChangedSections } from '#server/documents/list-changed-sections.ts'
import { findPassages, listFacts, stateFacts } from '#server/documents/passages/answer-from-documents.ts'
import { type Names, readTexts } from '#server/documents/texts/version-texts.ts'
import { referenceDesigns } from '#server/references/read-designs.ts'
import { type Nearest, type Sorted, sortDesigns } from '#server/references/sort-designs.ts'
import type { Solution } from '#server/solution/solution.ts'

/** A version as it is stored: the solution and the content as JSON strings. */
export type StoredVersion = { brief: Brief; solution: string; content: string }

const read = ({ brief, solution, content }: StoredVersion): VersionTexts => ({
  brief,
  solution: JSON.parse(solution) as Solution,
  content: JSON.parse(content) as VersionTexts['content'],
})

/** All processor-heavy work of a generation and of descriptions of its versions. */
export const generationWork = {
  ...composingWork,
  describeChanges: ({ before, after }: { before?: StoredVersion | undefined; after: StoredVersion }): string =>
    describeChanges(before && read(before), read(after)),
  applyEdit: (edit: EditRequest) => applyEdit(edit),
  layEdits: (built: Parameters<typeof reapplyEdits>[0]) => reapplyEdits(built),
  listChangedSections: (pair: Parameters<typeof listChangedSections>[0]) => listChangedSections(pair),
  followAnchors,
  listFacts: (asked: Parameters<typeof listFacts>[0]) => listFacts(asked),
  stateFacts: (asked: Parameters<typeof stateFacts>[0]) => stateFacts(asked),
  readTexts: ({ names, content, solution }: { names: Names; content: string; solution: Solution }) =>
    readTexts({ names, solution, content: JSON.parse(content) as VersionTexts['content'] }),
  sortDesigns: ({ text, own, most }: SortRequest): Nearest[] =>
    sortDesigns(text, new Map<string, Sorted>([...referenceDesigns(), ...own]), most),
}
/** `own`: the company's own designs, by id, which replace packaged ones. */
type SortRequest = { text: string; own: [string, Sorted][]; most?: number }
/** The passages that an assistant quotes. It caches the documents that were searched last, in a single thread. */
export const findingWork = {
  findPassages: (asked: Parameters<typeof findPassages>[0]) => findPassages(asked),
}
export type GenerationWork = typeof generationWork & typeof findingWork

const advice = 'Shorten the brief, or write several documents. What you typed is not lost.'

/** Why a brief is refused: it costs more than a document may. */
export const limitErrors = {
  time: () => new AppError('too-large', 'This brief takes longer to read than is allowed.', { details: advice }),
  memory: () => new AppError('too-large', 'This brief takes more memory to read than is allowed.', { details: advice }),
  length: () => new AppError('too-large', 'This brief is too long for one document.', { details: advice }),
}

/** Why a document is refused whose parts and attempts together cost more than a generation may. */
export const workLimitError = () =>
  new AppError('too-large', 'This document takes more time to write than is allowed.', { details: advice })

const findingAdvice = 'Shorten the question, or ask about one project at a time. What you typed is not lost.'

/** Why a question is refused: searching the documents costs more than an answer may. */
export const findingLimitErrors = {
  time: () => new AppError('too-large', 'This question takes longer to answer than is allowed.', { details: findingAdvice }),
  memory: () => new AppError('too-large', 'This question takes more memory to answer than is allowed.', { details: findingAdvice }),
  length: () => new AppError('too-large', 'What was found is too long for one answer.', { details: findingAdvice }),
}
