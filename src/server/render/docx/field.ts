import { element, escapeXml } from '#server/open-xml/xml.ts'
import { textRun } from './flow.ts'

const mark = (type: 'begin' | 'separate' | 'end') => `<w:r><w:fldChar w:fldCharType="${type}"/></w:r>`

/** The part of a field before its result, which may continue over several paragraphs. */
export const fieldStart = (instruction: string) =>
  `${mark('begin')}<w:r><w:instrText xml:space="preserve"> ${escapeXml(instruction)} </w:instrText></w:r>${mark('separate')}`
export const fieldEnd = mark('end')

/** A field with the result that is shown until it is updated. */
export const field = (instruction: string, result: string) => fieldStart(instruction) + textRun(result) + fieldEnd

/** The same within one paragraph, around runs. */
export const simpleField = (instruction: string, runs: string) => element('w:fldSimple', { 'w:instr': ` ${instruction} ` }, runs)
