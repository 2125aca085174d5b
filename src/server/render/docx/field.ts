import { element } from '#server/render/open-xml/xml.ts'
import { textRun } from './flow.ts'

const mark = (type: 'begin' | 'separate' | 'end', properties: string) =>
  element('w:r', {}, properties + element('w:fldChar', { 'w:fldCharType': type }))

const instruct = (instruction: string, properties: string) =>
  element('w:r', {}, properties + element('w:instrText', { 'xml:space': 'preserve' }, ` ${instruction} `))

/** The part of a field before its result, which may go on over paragraphs. */
export const fieldStart = (instruction: string, properties = '') =>
  mark('begin', properties) + instruct(instruction, properties) + mark('separate', properties)
export const fieldEnd = mark('end', '')

/** A field with the result that is shown until somebody updates it. */
export function field(instruction: string, result: string, properties = ''): string {
  return fieldStart(instruction, properties) + textRun(result, properties) + mark('end', properties)
}
