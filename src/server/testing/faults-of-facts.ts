import { isDeepStrictEqual } from 'node:util'
import type { Brief } from '#shared/brief.ts'
import { documentTypeIds } from '#shared/document-types.ts'
import { viewDesign } from '#server/compose/change/view-design.ts'
import { allDocumentTypes } from '#server/document-types/all-document-types.ts'
import { buildContent } from '#server/document-types/build-content.ts'
import { checkContent } from '#server/document-types/check-content.ts'
import { checkSolution } from '#server/solution/check-solution.ts'
import { Solution } from '#server/solution/solution.ts'
import { givenWords } from './given-documents.ts'

/** Faults that the editor shows to the user, who may leave them for a while. */
const told = new Set(['unconnected-element', 'undescribed', 'uncovered-requirement'])

/** Lists faults that no change may cause in the facts; empty if there is none. */
export function faultsOfFacts(solution: Solution): string[] {
  const read = Solution.safeParse(JSON.parse(JSON.stringify(solution)))
  const systems = solution.elements.filter(({ kind }) => kind === 'system').length
  return [
    ...(read.error?.issues ?? []).map(({ path, message }) => `${path.join('.')}: ${message}`),
    ...(isDeepStrictEqual(read.data, JSON.parse(JSON.stringify(solution))) ? [] : ['it does not survive JSON']),
    ...checkSolution(solution).flatMap(({ rule, text }) => (told.has(rule) ? [] : [`${rule}: ${text}`])),
    ...(systems === (solution.elements.length > 1 ? 1 : systems) ? [] : [`${systems} systems`]),
    ...(/\\u0000|\\ud[89a-f]/.test(JSON.stringify(solution)) ? ['NUL or half of a pair came through'] : []),
  ]
}

/** Composes the document of each type from these facts. */
export const documentsOf = (solution: Solution, brief: Brief) =>
  documentTypeIds.map((documentType) => {
    const of = { ...brief, documentType }
    const content = buildContent({ brief: of, solution, words: givenWords(of, solution), writer: 'Given' })
    return { documentType, content }
  })

/** Lists faults in the diagram and the documents of all types made from the facts. */
export function faultsOfShown(solution: Solution, brief: Brief): string[] {
  viewDesign({ solution })
  return documentsOf(solution, brief).flatMap(({ documentType, content }) =>
    checkContent({ content, solution, outline: allDocumentTypes[documentType].chaptersFor(solution) }).map(
      ({ rule, id, text }) => `${documentType} ${rule} ${id}: ${text}`,
    ),
  )
}
