import { createHash } from 'node:crypto'
import type { Brief } from '#shared/brief.ts'
import type { DocumentTypeId } from '#shared/document-types.ts'
import { allDocumentTypes } from '#server/document-types/all-document-types.ts'
import { buildContent } from '#server/document-types/build-content.ts'
import type { Words } from '#server/document-types/document-type.ts'
import { listShown } from '#server/document-types/list-shown.ts'
import { canonicalJson } from '#server/render/json/canonical-json.ts'
import { keepIds } from '#server/solution/keep-ids.ts'
import { type LocatedQuote, locateQuotes } from '#server/solution/locate-quotes.ts'
import { Solution } from '#server/solution/solution.ts'
import { applyRulings } from './apply-rulings.ts'
import type { ProposedSolution } from './composer.ts'
import { priceDays } from './draft/price-days.ts'
import { useTool, type ToolUse } from './model/own-tools.ts'
import { readDesign } from './model/design/read-design.ts'
import { readMends } from './model/design/read-mends.ts'
import { keepEdited } from './change/keep-edited.ts'
import { patchFacts } from './change/patch-facts.ts'
import { readChanges } from './change/read-changes.ts'
import { viewDesign } from './change/view-design.ts'
import { askedOf, designOf, factsOf, materialOf } from './model/material.ts'
import { readCritique } from './model/review/critique.ts'
import { viewDraft } from './model/review/draft-views.ts'
import { drawDraft } from './model/review/draw-draft.ts'
import { printedText } from './model/review/printed-text.ts'
import { readPart } from './model/design/read-part.ts'
import { readChapter, type ChapterReading } from './model/read-chapter.ts'
import { readBack } from './read-back.ts'
import { offlineComposer, writeOffline } from './offline/offline-composer.ts'
import { plainText } from '#shared/content/plain-text.ts'
import { factsIn, factLists } from '#server/solution/list-facts.ts'
import { findName } from './model/design/names-of-answer.ts'
import { checkWords } from './model/read-words.ts'
import { changedIds } from './change/changed-ids.ts'
import { goneNames } from './change/check-change.ts'

/** Chapters that count how many statements have each kind of answer. */
const countsAnswers = new Set(['summary', 'statements', 'opening'])

type Changed = { brief: Brief; words: Words; before: Solution; after: Solution }

/**
 * The chapters whose text is still valid after a change of facts: they cite no changed fact, name nothing that was removed, and pass every
 * check.
 */
export function keptChapters({ brief, words, before, after }: Changed): string[] {
  const changed = changedIds(before, after)
  const named = [...goneNames(before, after), ...namesOf(before, changed), ...namesOf(after, changed)]
  const ids = new Set(changed)
  const isAnswered = changed.some((id) => id.startsWith('ST-'))
  return Object.entries(words).flatMap(([id, paragraphs]) => {
    const text = paragraphs.map(plainText).join('\n')
    const isTouched =
      paragraphs.flat().some(({ cites = [] }) => cites.some((cited) => ids.has(cited))) ||
      named.some((name) => findName(text, name) !== undefined)
    const tellsOfAll = isAnswered && countsAnswers.has(id)
    return !isTouched && !tellsOfAll && checkWords(paragraphs, { brief, solution: after }).length === 0 ? [id] : []
  })
}

/** Names of the facts that changed. */
function namesOf(solution: Solution, changed: string[]): string[] {
  const ids = new Set(changed)
  return factLists.flatMap((list) =>
    factsIn(solution, list).flatMap((fact) =>
      ids.has(fact.id) && 'name' in fact && typeof fact.name === 'string' ? [fact.name] : [],
    ),
  )
}

/** The input of a document, and the author of its text. */
type Composed = { brief: Brief; solution: Solution; words: Words; writer: string }

/** Work whose processor time grows with the length of a brief or an answer. All of it is pure, so threads can run it. */
export const composingWork = {
  proposeSolution: ({ brief }: { brief: Brief }): Promise<ProposedSolution> =>
    offlineComposer.proposeSolution(brief, { signal: untouched }),
  writeWords: (request: Parameters<typeof writeOffline>[0]) => writeOffline(request),
  tellMaterial: ({ brief, only }: { brief: Brief; only?: string[] }) => materialOf(brief, only),
  listAsked: ({ brief }: { brief: Brief }): string[] => askedOf(brief),
  tellDocument: ({ brief, solution }: { brief: Brief; solution: Solution }) => [...materialOf(brief), factsOf(brief, solution)],
  tellDesign: ({ solution, ...known }: { solution: Solution; has?: string; about?: string }) => designOf(solution, known),
  readChanges: (answer: Parameters<typeof readChanges>[0]) => readChanges(answer),
  keepEdited: (edited: Parameters<typeof keepEdited>[0]) => keepEdited(edited),
  priceDays: (priced: Parameters<typeof priceDays>[0]) => priceDays(priced),
  patchFacts: (patch: Parameters<typeof patchFacts>[0]) => patchFacts(patch),
  viewDesign: (designed: Parameters<typeof viewDesign>[0]) => viewDesign(designed),
  readCritique: (answer: Parameters<typeof readCritique>[0]) => readCritique(answer),
  printDesign: (document: Parameters<typeof printedText>[0]) => printedText(document),
  drawDraft: (draft: Parameters<typeof drawDraft>[0]) => drawDraft(draft),
  viewDraft: (draft: Parameters<typeof viewDraft>[0]) => viewDraft(draft),
  keptChapters: (changed: Parameters<typeof keptChapters>[0]) => keptChapters(changed),
  readPart: (answer: Parameters<typeof readPart>[0]) => readPart(answer),
  readDesign: (answer: Parameters<typeof readDesign>[0]) => readDesign(answer),
  readMends: (answer: Parameters<typeof readMends>[0]) => readMends(answer),
  readChapter: (reading: ChapterReading) => readChapter(reading),
  useTool: (use: ToolUse) => useTool(use),
  readKnown: ({ facts }: { facts: unknown }): Solution | null => Solution.safeParse(facts).data ?? null,
  keepIds: ({ solution, known }: { solution: Solution; known: Solution }) => keepIds(solution, known),
  applyRulings: (ruled: Parameters<typeof applyRulings>[0]) => applyRulings(ruled),
  listStanding: ({ type, solution }: { type: DocumentTypeId; solution: Solution }): string[] =>
    allDocumentTypes[type].chaptersFor(solution).map(({ id }) => id),
  listChapters: ({ type, solution }: { type: DocumentTypeId; solution: Solution }) => allDocumentTypes[type].canLeaveOut(solution),
  buildVersion,
  listShown: (version: Parameters<typeof listShown>[0]) => listShown(version),
  readBack: (asked: Parameters<typeof readBack>[0]) => readBack(asked),
  locateQuotes: ({ solution, fields }: { solution: Solution; fields: Record<string, string> }): LocatedQuote[] =>
    locateQuotes(solution, fields),
}
export type ComposingWork = typeof composingWork

/** The caller cancels by ending the thread, so no signal is needed here. */
const untouched = new AbortController().signal

/** The content as JSON text, which is stored byte for byte, and the hash that an approval refers to. */
function buildVersion(composed: Composed): { title: string; content: string; hash: string } {
  const content = buildContent(composed)
  const hash = createHash('sha256').update(canonicalJson(content)).digest('hex')
  return { title: content.title, content: JSON.stringify(content), hash }
}
