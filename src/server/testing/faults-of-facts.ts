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

/** What the person who edits is told of, and may leave as it is for a while. */
const told = new Set(['unconnected-element', 'undescribed', 'uncovered-requirement'])

/** What no change may leave behind in facts; nothing is an empty list. */
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

/** The document of each type that these facts make. */
export const documentsOf = (solution: Solution, brief: Brief) =>
  documentTypeIds.map((documentType) => {
    const of = { ...brief, documentType }
    const content = buildContent({ brief: of, solution, words: givenWords(of, solution), writer: 'Given' })
    return { documentType, content }
  })

/** What is wrong with what is shown of facts: the picture, and the document of each type. */
export function faultsOfShown(solution: Solution, brief: Brief): string[] {
  viewDesign({ solution })
  return documentsOf(solution, brief).flatMap(({ documentType, content }) =>
    checkContent({ content, solution, outline: allDocumentTypes[documentType].chaptersFor(solution) }).map(
      ({ rule, id, text }) => `${documentType} ${rule} ${id}: ${text}`,
    ),
  )
}
