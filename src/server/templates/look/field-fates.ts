import { isTree, ownText, type Tree } from '#server/open-xml/tree.ts'
import type { Warnings } from './warnings.ts'
import { roleOf } from './normalize-markup.ts'

/** Fields of a template that remain fields: they count pages or repeat a heading. Each with its permitted switches. */
const kept: Record<string, { hasStyle: boolean; flags: string }> = {
  PAGE: { hasStyle: false, flags: '' },
  NUMPAGES: { hasStyle: false, flags: '' },
  SECTION: { hasStyle: false, flags: '' },
  SECTIONPAGES: { hasStyle: false, flags: '' },
  STYLEREF: { hasStyle: true, flags: 'lnprstw' },
}
const formats = /^(arabic|arabicdash|alphabetic|roman|ordinal|cardtext|ordtext|caps|firstcap|lower|upper|mergeformat|charformat)$/i
const numberPicture = /^[0#., -]{1,20}$/
const styleName = /^[\p{L}\p{N}\p{M} ,.;:()&/+_'-]{1,100}$/u

type Token = { text: string; isSwitch: boolean }

function tokensOf(instruction: string): Token[] {
  return [...instruction.matchAll(/"([^"]*)"|(\\\S)|([^\s"\\]+)/g)].map(([whole, quoted, mark]) => ({
    text: mark?.slice(1) ?? quoted ?? whole,
    isSwitch: mark !== undefined,
  }))
}

/** A switch in rewritten form, with its value if it takes one; undefined if it is not permitted. */
function switchOf(name: string, value: string | undefined, flags: string): string | undefined {
  if (name === '*') return value !== undefined && formats.test(value) ? `\\* ${value}` : undefined
  if (name === '#') return value !== undefined && numberPicture.test(value) ? `\\# "${value}"` : undefined
  return flags.includes(name.toLowerCase()) ? `\\${name.toLowerCase()}` : undefined
}

/**
 * The instruction of a field, rebuilt from known harmless parts; undefined if it may not remain a field. A template's own text is never
 * passed on, because another word in it could make Word fetch, run or prompt for something.
 */
function rewriteInstruction(instruction: string): string | undefined {
  const type = /^\s*([a-z]+)(?![^\s\\"])/i.exec(instruction)?.[1]?.toUpperCase() ?? ''
  if (!Object.hasOwn(kept, type)) return undefined
  const { hasStyle, flags } = kept[type]!
  const [, ...others] = tokensOf(instruction)
  const style = hasStyle ? others.shift() : undefined
  if (hasStyle && (!style || style.isSwitch || !styleName.test(style.text))) return undefined
  const switches = others.flatMap(({ text, isSwitch }, index) => {
    const next = others[index + 1]
    return isSwitch ? (switchOf(text, next?.isSwitch ? undefined : next?.text, flags) ?? []) : []
  })
  return [type, ...(style ? [`"${style.text}"`] : []), ...new Set(switches)].join(' ')
}

/**
 * The treatment of a field: it remains a field with a rewritten instruction, only its result remains, the result is replaced by other text,
 * or it marks the place of the table of contents.
 */
export type Fate = 'result' | 'contents' | { words: string } | { instruction: string }

const fetching = /^\s*(INCLUDE\w*|LINK|DDE\w*|DATABASE|RD|IMPORT|AUTOTEXT\w*|MACROBUTTON|GOTOBUTTON|EMBED)\b/i
const dated = /^\s*(DATE|TIME|CREATEDATE|SAVEDATE|PRINTDATE)\b/i

export function fateOf(text: string, warnings: Warnings): Fate {
  const instruction = rewriteInstruction(text)
  if (instruction !== undefined) return { instruction }
  if (/^\s*TOC\b/i.test(text)) return 'contents'
  if (dated.test(text)) return { words: '{{date}}' }
  const property = /^\s*(?:DOCPROPERTY\s+"?([^"\\]+)|(TITLE|SUBJECT|AUTHOR))/i.exec(text)
  const role = roleOf([property?.[1] ?? property?.[2]])
  if (role) return { words: `{{${role}}}` }
  if (/^\s*FORM/i.test(text)) warnings.add('forms')
  else if (fetching.test(text)) warnings.add('fetchingFields')
  else if (!/^\s*(HYPERLINK|REF|PAGEREF|SEQ|QUOTE|NOTEREF)\b/i.test(text)) warnings.add('otherFields')
  return 'result'
}

type Open = { marks: Tree[]; instruction: string; isCode: boolean; paragraph: Tree | undefined; isParted: boolean }

/** The treatment for each mark of a field that has an end; a field that is not within one paragraph could be cut in two later. */
export function readFates(blocks: readonly Tree[], warnings: Warnings): Map<Tree, Fate> {
  const fates = new Map<Tree, Fate>()
  const open: Open[] = []

  function settle({ instruction, marks, paragraph, isParted }: Open, end: Tree | undefined) {
    const fate = fateOf(instruction, warnings)
    const isKept = typeof fate === 'object' && 'instruction' in fate
    for (const mark of marks) fates.set(mark, isKept && (isParted || paragraph !== end) ? 'result' : fate)
  }

  function atMark(mark: Tree, paragraph: Tree | undefined) {
    const type = mark.attributes['w:fldCharType']
    if (type === 'begin') open.push({ marks: [mark], instruction: '', isCode: true, paragraph, isParted: false })
    const field = open.at(-1)
    if (!field || (type !== 'separate' && type !== 'end')) return
    if (type === 'separate' && !field.isCode) field.isParted = true
    field.marks.push(mark)
    field.isCode = false
    if (type === 'end') settle(open.pop()!, paragraph)
  }

  function visit(tree: Tree, { paragraph, isInRun }: { paragraph: Tree | undefined; isInRun: boolean }) {
    const field = open.at(-1)
    if (isInRun && tree.name === 'w:instrText' && field?.isCode) field.instruction += ownText(tree)
    if (isInRun && tree.name === 'w:fldChar') atMark(tree, paragraph)
    if (tree.name === 'w:br' && tree.attributes['w:type'] === 'page') for (const one of open) one.isParted = true
    const where = { paragraph: tree.name === 'w:p' ? tree : paragraph, isInRun: tree.name === 'w:r' }
    for (const child of tree.children) if (isTree(child)) visit(child, where)
  }

  for (const block of blocks) visit(block, { paragraph: undefined, isInRun: false })
  return fates
}
