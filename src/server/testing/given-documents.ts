import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { Brief } from '#shared/brief.ts'
import type { DocumentTypeId } from '#shared/document-types.ts'
import { wordsOf } from '#server/compose/composer.ts'
import { draftBrief } from '#server/compose/draft/draft-facts.ts'
import { writeOffline } from '#server/compose/offline/offline-composer.ts'
import { allDocumentTypes } from '#server/document-types/all-document-types.ts'
import { buildContent } from '#server/document-types/build-content.ts'
import type { Words } from '#server/document-types/document-type.ts'
import { referenceDesigns } from '#server/references/read-designs.ts'
import type { Solution } from '#server/solution/solution.ts'
import { shownExamples } from './shown-examples.ts'

/** The date of documents in tests. */
export const givenToday = '2026-11-22'
const folder = join(import.meta.dirname, '../../../examples')

/** Briefs delivered with the product, and one with only the required fields. */
export const givenBriefs: [string, Brief][] = [
  ...shownExamples.map((name): [string, Brief] => {
    const file = `${name}.json`
    return [file, Brief.parse(JSON.parse(readFileSync(join(folder, file), 'utf8')))]
  }),
  ['an empty brief', Brief.parse({ documentType: 'hld', client: 'tessel', projectName: 'Atlas', requirements: {} })],
]

/** Adds a packaged reference design, chosen by a person, to the brief. */
export const withDesign = (brief: Brief, id: string): Brief => ({
  ...brief,
  design: { id, by: 'Given', hosting: 'azure', plugs: {}, design: referenceDesigns().get(id)! },
})

/** The text of every chapter, as the offline composer writes it. */
export const givenWords = (brief: Brief, solution: Solution): Words =>
  wordsOf(writeOffline({ chapters: allDocumentTypes[brief.documentType].chaptersFor(solution), brief, solution }))

type Given = Awaited<ReturnType<typeof compose>>

const composed = new Map<string, Promise<Given>>()

/** Caches a result by the value's identity and by its JSON text, so that an equal value gives the same result. */
function onceFor<In extends object, Out>(make: (value: In) => Out): (value: In) => Out {
  const ofValue = new WeakMap<In, Out>()
  const ofText = new Map<string, Out>()
  return (value) => {
    if (ofValue.has(value)) return ofValue.get(value)!
    const text = JSON.stringify(value)
    if (!ofText.has(text)) ofText.set(text, make(value))
    ofValue.set(value, ofText.get(text)!)
    return ofText.get(text)!
  }
}

let keys = 0
const keyOf = onceFor(() => ++keys)
const draftOf = onceFor((brief: Brief) => draftBrief(brief, { today: givenToday }))

/**
 * Composes a whole document of a type, from a brief alone or with its solution; equal documents are composed once, and each caller gets a
 * copy.
 */
export async function givenDocument(documentType: DocumentTypeId, of: Brief, solution?: Solution): Promise<Given> {
  const key = [documentType, keyOf(of), solution && keyOf(solution)].join(' ')
  const document = composed.get(key) ?? compose(documentType, of, solution)
  composed.set(key, document)
  const { outline, ...parts } = await document
  return { ...structuredClone(parts), outline }
}

async function compose(documentType: DocumentTypeId, of: Brief, solution = draftOf(of)) {
  const brief = { ...of, documentType }
  const words = givenWords(brief, solution)
  const content = buildContent({ brief, solution, words, writer: 'Arcwright' })
  return { brief, solution, words, content, outline: allDocumentTypes[documentType].chaptersFor(solution) }
}
