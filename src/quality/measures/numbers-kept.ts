import type { Brief, BriefField } from '#shared/brief.ts'
import type { DocumentTypeId } from '#shared/document-types.ts'
import { cleanText } from '#server/compose/reading/clean-text.ts'
import type { DocumentMeasure, Finding, ProjectMeasure } from '../measure.ts'
import { once } from '../once.ts'
import type { MeasuredDocument, Project } from '../project.ts'
import { type Quantity, readQuantities } from '../quantities.ts'
import { excerpt, textsOf } from '../texts.ts'

type Stated = Quantity & { field: BriefField; context: string }

/** Numbers that only order a list, name a version, or are no quantity in a formula. */
const ordering = /^[^\S\n]*(?:\(?\d+(?:\.\d+)*[.)]?|[A-Z]{1,4}-?\d+[:.)]?|\|[^\S\n]*[A-Z]?\d+[^\S\n]*\|)(?=\s)/gm
const versions =
  /\b(?:ISO(?:\/IEC)?|TLS|OAuth|WCAG|PCI DSS|SCORM|SPDX|OpenAPI|FAPI|FOCUS|SAML|HTTP|Article|Artikel|version|tier|release|phase|level|step|wave|priority|iOS|Android|Teams|room|Gen|R|P|C|A|Db|M|E)[\s-]?[\d.:]+\b/gi

/** Spaces of every kind as one, line ends kept where they order a list. */
const smooth = (text: string) => text.replace(/[^\S\n]+/g, ' ')

/** A number without a unit is known by the word behind it: `640 brokers`. */
const nextWord = (text: string, { index, written, unit }: Quantity) =>
  (unit === '' && /^ \p{L}[\p{L}’'-]*/u.exec(text.slice(index + written.length))?.[0]) || ''

const statedIn = once(({ requirements }: Brief): Stated[] =>
  Object.entries(requirements).flatMap(([field, written]) => {
    const blank = (found: string) => ' '.repeat(found.length)
    const whole = smooth(cleanText(written))
    const text = whole.replace(ordering, blank).replace(versions, blank)
    return readQuantities(text).map((quantity) => ({
      ...quantity,
      written: quantity.written + nextWord(whole, quantity),
      field: field as BriefField,
      context: excerpt(whole, quantity.index, quantity.written.length),
    }))
  }),
)

const edge = /[\p{L}\d]/u

/** The words stand there, and not as a piece of a longer number or word. */
function standsIn(text: string, words: string): boolean {
  for (let at = text.indexOf(words); at !== -1; at = text.indexOf(words, at + 1)) {
    if (!edge.test(text[at - 1] ?? ' ') && !/\d/.test(text[at + words.length] ?? ' ')) return true
  }
  return false
}

const readDocument = once(({ content }: MeasuredDocument) => {
  const texts = textsOf(content).map(({ text }) => cleanText(text).replace(/\s+/g, ' '))
  return { text: texts.join('\n'), keys: new Set(texts.flatMap((text) => readQuantities(text).map(({ key }) => key))) }
})

function isKept(document: MeasuredDocument, { key, unit, written }: Quantity): boolean {
  const { text, keys } = readDocument(document)
  if (standsIn(text, written)) return true
  if (unit === '') return false
  // An amount may stand as a bare number in a column of money.
  return keys.has(key) || (/^[A-Z]{3}$/.test(unit) && keys.has(key.split(' ')[0]!))
}

function lost(quantities: Stated[], documents: MeasuredDocument[]): Finding {
  const flaws = quantities
    .filter((quantity) => !documents.some((document) => isKept(document, quantity)))
    .map(({ field, written, context }) => ({ place: field, text: `${written}: ${context}` }))
  return { of: quantities.length, flaws }
}

const asks: BriefField[] = ['technicalRequirements', 'constraints']
const frames: BriefField[] = ['scope', 'deliverables', 'assumptions', 'timeline', 'budget']

/** What each type must carry on; background, in the additional context, may be left out of any. */
const carried: Record<DocumentTypeId, BriefField[]> = {
  hld: ['businessObjective', ...asks, ...frames],
  lld: [...asks, 'assumptions'],
  powerpoint: ['businessObjective', 'timeline', 'budget'],
  word: ['businessObjective', ...asks, ...frames],
  excel: [...asks, 'deliverables', 'assumptions', 'timeline', 'budget'],
}

export const numbersKept: DocumentMeasure = {
  id: 'kept',
  name: 'Numbers of the brief kept',
  about:
    'Each measure, amount and date stands in the document with its unit, each other number with the word behind it: of all fields but the additional context in a High-Level Design and a proposal, without objective and scope in a workbook, of requirements, constraints and assumptions in a Low-Level Design, of objective, timeline and budget in a talk.',
  unit: 'percent',
  examine: (document, { brief }) =>
    lost(
      statedIn(brief).filter(({ field }) => carried[document.type].includes(field)),
      [document],
    ),
}

export const numbersKeptAnywhere: ProjectMeasure = {
  id: 'kept-anywhere',
  name: 'Numbers kept in at least one document',
  about: 'Each number of the brief, additional context included, stands in one of its documents at least.',
  unit: 'percent',
  examineProject: ({ brief, documents }: Project) => lost(statedIn(brief), documents),
}
