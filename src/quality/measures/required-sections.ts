import { type DocumentTypeId, documentTypes } from '#shared/document-types.ts'
import { walkBlocks, walkSections } from '#shared/content/walk-blocks.ts'
import type { DocumentMeasure } from '../measure.ts'
import type { MeasuredDocument } from '../project.ts'

type Required = [name: string, words: RegExp]

/**
 * What a professional expects to find, by the words of headings, captions and ids; kept apart from the outlines,
 * so that a chapter that an outline loses is missed. After arc42, the C4 model, IEEE 1016 and ISO/IEC/IEEE 42010.
 */
const required: Record<DocumentTypeId, Required[]> = {
  hld: [
    ['document control', /document[- ]control/i],
    ['sign-off', /sign-?off|approval|signature/i],
    ['goals', /\bgoals?\b|objective/i],
    ['quality goals', /quality goals?/i],
    ['constraints', /constraint/i],
    ['assumptions', /assumption/i],
    ['scope', /\bscope\b/i],
    ['context', /\bcontext\b/i],
    ['solution strategy', /strategy/i],
    ['building blocks', /building[- ]blocks?/i],
    ['runtime scenarios', /runtime|scenario/i],
    ['data', /\bdata\b/i],
    ['classification', /class(es|ification|ed)?\b/i],
    ['deployment', /deployment/i],
    ['cross-cutting concepts', /cross-?cutting|concepts/i],
    ['quality scenarios', /quality scenario/i],
    ['security', /security/i],
    ['reliability', /reliability/i],
    ['RTO and RPO', /recovery/i],
    ['operations', /operations/i],
    ['rollout', /roll-?out|plan/i],
    ['cost', /cost/i],
    ['decisions', /decision/i],
    ['risks', /risk/i],
    ['open questions', /question/i],
    ['glossary', /glossary|terms/i],
    ['traceability', /traceab/i],
  ],
  lld: [
    ['identification', /identification/i],
    ['parent design', /parent design/i],
    ['concerns and views', /concerns/i],
    ['modules', /module/i],
    ['logical structure', /structure/i],
    ['interfaces', /interface/i],
    ['physical data model', /data[- ]model/i],
    ['interactions', /interaction/i],
    ['states', /\bstates?\b/i],
    ['algorithms', /algorithm/i],
    ['limits and time-outs', /limits|time-?outs?/i],
    ['security of each interface', /security/i],
    ['errors, logs and alerts', /errors?\b/i],
    ['configuration and rollback', /configuration/i],
    ['test plan', /test[- ]plan|tests/i],
    ['traceability', /traceab/i],
  ],
  powerpoint: [
    ['situation and goal', /opening|goal/i],
    ['the answer', /answer/i],
    ['decisions', /decision/i],
    ['plan', /\bplan\b/i],
    ['cost', /\bcost/i],
    ['risks', /risks?\b/i],
    ['open questions', /question/i],
    ['next steps', /next[- ]steps/i],
    ['speaker notes', /-notes\b/i],
  ],
  word: [
    ['summary', /summary/i],
    ['background', /background/i],
    ['need', /\bneed\b/i],
    ['approach', /approach/i],
    ['scope', /\bscope\b/i],
    ['deliverables', /deliverable/i],
    ['plan', /\bplan\b/i],
    ['team', /\bteam\b/i],
    ['costs', /\bcosts?\b/i],
    ['risks', /risk/i],
    ['assumptions', /assumption/i],
    ['open questions', /question/i],
    ['terms', /\bterms\b/i],
    ['acceptance', /acceptance|sign/i],
  ],
  excel: [
    ['summary', /summary/i],
    ['requirements', /requirement/i],
    ['cost model', /\bcost\b/i],
    ['plan', /\bplan\b/i],
    ['RAID log', /\braid\b/i],
    ['RACI', /\braci\b/i],
    ['traceability', /traceab/i],
  ],
}

/** A talk, not a reader: more than this is not given in an hour. */
const mostSlides = 16
/** A brief with substance gives ten slides at least; one that asks for little gives no more than it has to say. */
const fewestSlides = { substantial: 10, slight: 6 } as const
const substantialRequirements = 10

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
  about:
    'What the type must contain is found by the words of a heading, caption or id; a talk has 10 to 16 slides, or 6 at least where the brief asks for fewer than ten things.',
  unit: 'percent',
  examine(document, { solution }) {
    const { type, content } = document
    const all = names(document)
    const flaws = required[type]
      .filter(([, words]) => !all.some((name) => words.test(name)))
      .map(([name]) => ({ place: documentTypes[type].label, text: `There is no section on ${name}.` }))
    const slides = content.sections.length
    const least = solution.requirements.length < substantialRequirements ? fewestSlides.slight : fewestSlides.substantial
    if (type === 'powerpoint' && (slides < least || slides > mostSlides))
      flaws.push({ place: documentTypes[type].label, text: `The talk has ${slides} slides.` })
    return { of: required[type].length + Number(type === 'powerpoint'), flaws }
  },
}
