import type { GenerationEvent } from '#shared/api/generation-event.ts'
import { isEdited, startsAlike } from '#server/compose/change/keep-edited.ts'
import { type Composer, dayOf, type Mark, proposingCalls, type WrittenChapter } from '#server/compose/composer.ts'
import { offlineComposer } from '#server/compose/offline/offline-composer.ts'
import { allDocumentTypes } from '#server/document-types/all-document-types.ts'
import { doubtMark, withoutDoubts } from '#server/compose/doubts.ts'
import type { Chapter, Words } from '#server/document-types/document-type.ts'
import type { JobContext } from '#server/platform/jobs/job.ts'
import type { Solution } from '#server/solution/solution.ts'
import { changeFacts, type Changes, type Proposed } from './change-facts.ts'
import { createListener, type Hear, type ListenerMeans } from './create-listener.ts'
import type { KnownSolution } from './find-known-solution.ts'
import { writeChapters, type WritingMeans } from './write-chapters.ts'

/** A chapter, or a call before the text, that was not entirely done by the vendor. */
export type MarkedChapter = Mark & { id: string; heading: string }

export type Composed = {
  solution: Solution
  words: Words
  marks: MarkedChapter[]
  /** All authors, the composer itself first. */
  writer: string
}

type Means = WritingMeans &
  ListenerMeans & {
    /** The project's known facts, loaded once. */
    findKnown(): Promise<KnownSolution | undefined>
    /** The version whose facts are changed, if nothing is designed again. */
    changes?: Changes | undefined
    /** Replaces the nearest reference designs by those that the company has today. */
    sortNearest?(solution: Solution): Promise<Solution>
    /** Adds the firm's day rates to a new design. */
    priceDays?(solution: Solution): Promise<Solution>
  }

const event = (event: GenerationEvent) => event

/** Outline → solution → text, each a step of the durable job that a later attempt does not repeat. */
export async function composeDocument(means: Means, context: JobContext): Promise<Composed> {
  const { composer, brief } = means
  const hear = createListener(means, context)
  const chapters = allDocumentTypes[brief.documentType].outline
  await context.step('outline', async () => chapters.length, {
    after: () =>
      event({
        type: 'outline-chosen',
        writer: composer.label,
        isOffline: composer.id === offlineComposer.id,
        chapters: chapters.map(({ id, heading }) => ({ id, heading })),
      }),
  })
  const proposed = await context.step('solution', () => proposeNearest(means, hear), {
    after: ({ solution: { statements = [], questions, assumptions }, marks, writer }) =>
      event({
        type: 'brief-read',
        requirements: statements.length,
        questions: questions.length,
        assumptions: assumptions.length,
        ...(writer === composer.label && composer.id !== offlineComposer.id && { isDesigned: true }),
        ...(marks && { mark: marks.map(({ sentence }) => sentence).join(' ') }),
      }),
  })
  const { solution, kept } = proposed
  // If the step was copied from a change, its reused chapters must be ignored, because other chapters may be requested now.
  const written = await writeChapters({ means, hear, solution, kept: means.changes && kept }, context)
  return gather({ composer, chapters, proposed, written })
}

async function proposeNearest(means: Means, hear: Hear): Promise<Proposed> {
  const proposed = await propose(means, hear)
  return means.sortNearest ? { ...proposed, solution: await means.sortNearest(proposed.solution) } : proposed
}

/** Valid facts are reused unchanged, so that documents of one brief agree; others get the ids that the project knows. */
async function propose(means: Means, hear: Hear): Promise<Proposed> {
  const { composer, ask, brief, findKnown, changes } = means
  if (changes)
    return changeFacts({ composer, ask, brief, changes: { ...changes, solution: withoutDoubts(changes.solution) } }, hear)
  const known = await findKnown()
  if (known?.holds) return { solution: withoutDoubts(known.solution) }
  if (known && isEdited(known.solution) && startsAlike(brief, known.solution)) return keepDesign(means, known.solution)
  const first = await hear(['structure'], (heard) => composer.proposeSolution(brief, heard))
  const { reviewDesign } = composer
  const read = reviewDesign ? await hear(['structure'], (heard) => reviewDesign({ brief, proposed: first }, heard)) : first
  const { rulings } = brief
  const ruled = rulings ? { ...read, solution: await ask('applyRulings', { solution: read.solution, rulings }) } : read
  const proposed = means.priceDays ? { ...ruled, solution: await means.priceDays(ruled.solution) } : ruled
  if (!known) return proposed
  const solution = await ask('keepIds', { solution: proposed.solution, known: known.solution })
  const edited = { solution, known: known.solution, today: dayOf({}), withDesign: false }
  return { ...proposed, solution: isEdited(known.solution) ? await ask('keepEdited', edited) : solution }
}

/** If a person edited the design, it is not designed again for a changed brief: only its statements are read again. */
async function keepDesign({ ask, brief }: Means, edited: Solution): Promise<Proposed> {
  const known = withoutDoubts(edited)
  const { solution: read } = await ask('proposeSolution', { brief })
  const ruled = brief.rulings ? await ask('applyRulings', { solution: read, rulings: brief.rulings }) : read
  const solution = await ask('keepIds', { solution: ruled, known })
  return { solution: await ask('keepEdited', { solution, known, today: dayOf({}), withDesign: true }) }
}

type Written = {
  composer: Composer
  chapters: Chapter[]
  proposed: Proposed
  written: WrittenChapter[]
}

function gather({ composer, chapters, proposed, written }: Written): Composed {
  const words: Words = Object.fromEntries(chapters.map(({ id }, index) => [id, written[index]!.paragraphs]))
  const before = (proposed.marks ?? []).map((mark): MarkedChapter => ({ ...mark, heading: proposingCalls[mark.id] }))
  const marked = chapters.flatMap(({ id, heading }, index): MarkedChapter[] => {
    const { mark } = written[index]!
    return mark ? [{ ...mark, id, heading }] : []
  })
  const doubts = chapters.flatMap(({ heading }, index) => (written[index]!.doubts ?? []).map((text) => ({ heading, text })))
  const writers = new Set([
    ...(proposed.writer ? [proposed.writer] : []),
    ...(proposed.before ?? []),
    ...written.flatMap(({ writer }) => (writer ? [writer] : [])),
  ])
  return {
    solution: withDoubts(proposed.solution, doubts, composer),
    words,
    marks: [...before, ...marked],
    // Only actual authors; the composer itself first.
    writer: [composer.label, ...writers]
      .filter((writer, at, all) => writers.has(writer) && all.indexOf(writer) === at)
      .join(' and '),
  }
}

/** Faults that were not fixed become open questions of the document. */
function withDoubts(solution: Solution, doubts: { heading: string; text: string }[], { label }: Composer): Solution {
  const last = Math.max(0, ...solution.questions.map(({ id }) => Number(id.split('-')[1])))
  const questions = doubts.map(({ heading, text }, index) => ({
    id: `OQ-${last + index + 1}`,
    source: { from: 'model' as const, model: label },
    text: `${doubtMark}${heading}”: ${text}`,
    about: [],
    owner: 'lead architect',
  }))
  return questions.length > 0 ? { ...solution, questions: [...solution.questions, ...questions] } : solution
}
