import type { Ask } from '#server/compose/ask.ts'
import { editorsOf } from '#server/compose/change/keep-edited.ts'
import type { ComposingWork } from '#server/compose/composing-work.ts'
import { offlineComposer } from '#server/compose/offline/offline-composer.ts'
import { allDocumentTypes } from '#server/document-types/all-document-types.ts'
import type { Words } from '#server/document-types/document-type.ts'
import type { Solution } from '#server/solution/solution.ts'
import { writerOf } from './apply-edit.ts'
import type { StoredMark } from './document-tables.ts'
import type { reapplyEdits } from './reapply-edits.ts'
import type { Base } from './revisions/store.ts'
import { type Names, namesOf, type VersionTexts } from './texts/version-texts.ts'

type StoredTexts = { brief: Base['brief']; solution: string; content: string }
/** Work that is passed to the worker threads. */
type PatchingWork = ComposingWork & {
  layEdits: typeof reapplyEdits
  readTexts(said: { names: Names; content: string; solution: Solution }): VersionTexts
  describeChanges(pair: { before?: StoredTexts | undefined; after: StoredTexts }): string
}
export type AskPatching = Ask<PatchingWork>

type Building = {
  /** The base version, with its own brief. */
  of: Base
  brief: Base['brief']
  before: Solution
  solution: Solution
  /** The person who edited by hand. */
  by?: string
  /** Why the version was made, as a sentence. */
  reason: string
}

/** Builds a version from changed facts. Chapters retain the model's prose where it still agrees with the facts. */
export async function buildPatched(ask: AskPatching, { by, reason, ...building }: Building) {
  const { of, brief, solution } = building
  const { words, marks } = await writeWords(ask, building)
  const writer = [...editorsOf(solution), ...(by === undefined ? [] : [by])].reduce(writerOf, of.writer)
  const built = await ask('buildVersion', { brief, solution, words, writer })
  const laid =
    of.edits.length > 0
      ? await ask('layEdits', { content: built.content, solution, edits: of.edits, writer })
      : { content: built.content, hash: built.hash, edits: [], marks: [] }
  const texts = await ask('readTexts', { names: namesOf(brief, built.title), content: laid.content, solution })
  const stored = JSON.stringify(solution)
  const changes = await ask('describeChanges', { before: of, after: { brief, solution: stored, content: laid.content } })
  return {
    ...laid,
    marks: [...marks, ...laid.marks],
    texts,
    writer,
    changelog: `${reason} ${changes}`,
    facts: { title: built.title, brief: JSON.stringify(brief), solution: stored, words: JSON.stringify(words) },
  }
}

const byHand = /, edited by .*$/

async function writeWords(ask: AskPatching, { of, brief, before, solution }: Omit<Building, 'by' | 'reason'>) {
  const { words: all } = of
  const { outline } = allDocumentTypes[brief.documentType]
  const isByModel = of.writer.replace(byHand, '') !== offlineComposer.label
  const written: Words = Object.fromEntries(Object.entries(all ?? {}).filter(([, paragraphs]) => paragraphs.length > 0))
  const kept = isByModel ? await ask('keptChapters', { brief, words: written, before, after: solution }) : []
  const standing = new Set(await ask('listStanding', { type: brief.documentType, solution }))
  const chapters = outline.filter(({ id }) => standing.has(id) && !kept.includes(id))
  const anew = await ask('writeWords', { chapters, brief, solution })
  // The words of a chapter that is left out are kept for the day when it is back.
  const leftOut = (id: string) => (solution.leftOut?.includes(`${brief.documentType}/${id}`) ? (written[id] ?? []) : [])
  const words: Words = Object.fromEntries(
    outline.map(({ id }) => [id, standing.has(id) ? (anew[id]?.paragraphs ?? written[id] ?? []) : leftOut(id)]),
  )
  return { words, marks: isByModel ? marksOf(of.marks, { kept, lost: chapters.filter(({ id }) => written[id]) }) : [] }
}

type Chapter = { id: string; heading: string }

/** Open checks remain; chapters that lost the model's prose because it no longer agrees with the facts get a new one. */
const marksOf = (marks: StoredMark[], { kept, lost }: { kept: string[]; lost: Chapter[] }): StoredMark[] => [
  ...marks.filter(({ id }) => id === 'design' || kept.includes(id)),
  ...lost.map(({ id, heading }) => ({
    id,
    heading,
    code: 'design-edited',
    sentence: 'The design was edited: this chapter has no words of a model until it is rewritten.',
  })),
]
