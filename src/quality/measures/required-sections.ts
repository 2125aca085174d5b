import { type DocumentTypeId, documentTypes } from '#shared/document-types.ts'
import { walkBlocks, walkSections } from '#shared/content/walk-blocks.ts'
import { isDesigned } from '#server/document-types/fit.ts'
import type { Solution } from '#server/solution/solution.ts'
import type { DocumentMeasure } from '../measure.ts'
import type { MeasuredDocument } from '../project.ts'

type Required = [name: string, words: RegExp, isCalledFor?: (solution: Solution) => boolean]

/**
 * What a reader expects to find of a design, by the words of headings, captions and ids; kept apart from the chapters, so that one
 * that a type loses is missed. Asked for only where the facts have something to tell there.
 */
const required: Record<DocumentTypeId, Required[]> = {
  hld: [
    ['the answer', /\banswer\b/i],
    ['the picture', /picture/i, ({ elements }) => elements.length > 2],
    ['walks', /walks/i, ({ scenarios }) => scenarios.length > 0],
    ['parts', /\bparts\b/i, ({ elements }) => elements.length > 1],
    ['data', /\bdata\b/i, ({ dataEntities }) => dataEntities.length > 0],
    ['decisions', /decision/i, ({ decisions }) => decisions.length > 0],
    ['plan', /\bplan\b/i, ({ workstreams }) => workstreams.length > 0],
    ['cost', /cost/i, ({ costs }) => costs.length > 0],
    ['risks', /risk/i, ({ risks }) => risks.length > 0],
    ['questions', /question/i, ({ questions }) => questions.length > 0],
    ['compliance', /compliance/i, ({ requirements }) => requirements.length > 0],
  ],
  lld: [
    ['the answer', /\banswer\b/i],
    ['parts', /\bparts?\b/i, ({ elements }) => elements.length > 1],
    ['contracts', /contract/i, ({ interfaces }) => interfaces.length > 0],
    ['tables and keys', /tables/i, ({ dataEntities }) => dataEntities.length > 0],
    ['sequences', /sequence/i, ({ scenarios }) => scenarios.length > 0],
    ['tests', /tests/i, ({ scenarios, interfaces }) => scenarios.length + interfaces.length > 0],
  ],
  powerpoint: [
    ['the answer', /opening/i],
    ['decisions', /decision/i, ({ decisions }) => decisions.length > 0],
    ['plan', /\bplan\b/i, ({ workstreams }) => workstreams.length > 0],
    ['cost', /\bcost/i],
    ['what is unsafe', /unsafe/i, ({ risks }) => risks.length > 0],
    ['the asks', /asks/i, ({ questions }) => questions.length > 0],
    ['speaker notes', /-notes\b/i],
  ],
  word: [
    ['the answer', /\banswer\b/i],
    ['understanding', /understanding|understood/i, ({ objectives }) => objectives.length > 0],
    ['plan', /\bplan\b/i, ({ workstreams }) => workstreams.length > 0],
    ['team', /\bteam\b/i, ({ workstreams }) => workstreams.length > 0],
    ['price', /\bprice\b/i, ({ costs }) => costs.length > 0],
    ['acceptance', /acceptance|sign/i],
    ['terms', /\bterms\b/i],
    ['compliance', /compliance/i, ({ requirements }) => requirements.length > 0],
  ],
  excel: [
    ['answer', /\banswer\b/i],
    ['compliance', /compliance/i, ({ requirements }) => requirements.length > 0],
    ['parts and sizes', /\bparts\b/i, ({ elements }) => elements.length > 1],
    ['cost by month', /\bcost\b/i, ({ costs }) => costs.length > 0],
    ['plan', /\bplan\b/i, ({ workstreams }) => workstreams.length > 0],
    ['RAID log', /\braid\b/i, ({ questions, risks }) => questions.length + risks.length > 0],
  ],
}
/** A note or advice says less, and page one. */
const always: Required[] = [['the answer', /\banswer\b|opening/i]]

/** A talk, not a reader. */
const mostSlides = 10

function names({ content }: MeasuredDocument): string[] {
  const sections = [...walkSections(content.sections)].map(({ section }) => `${section.id} ${section.heading}`)
  const blocks = [...walkBlocks(content.sections)].map(({ block }) =>
    'caption' in block ? `${block.id} ${block.caption}` : 'title' in block ? `${block.id} ${block.title}` : block.id,
  )
  return [...sections, ...blocks]
}

export const requiredSections: DocumentMeasure = {
  id: 'sections',
  name: 'Required sections present',
  about: 'What the type must contain is found by the words of a heading, caption or id; a talk has ten slides at most.',
  unit: 'percent',
  examine(document, { solution }) {
    const { type, content } = document
    const all = names(document)
    const called = (isDesigned(solution) ? required[type] : always).filter(([, , isCalledFor]) => isCalledFor?.(solution) ?? true)
    const flaws = called
      .filter(([, words]) => !all.some((name) => words.test(name)))
      .map(([name]) => ({ place: documentTypes[type].label, text: `There is no section on ${name}.` }))
    if (type === 'powerpoint' && content.sections.length > mostSlides)
      flaws.push({ place: documentTypes[type].label, text: `The talk has ${content.sections.length} slides.` })
    return { of: called.length + Number(type === 'powerpoint'), flaws }
  },
}
