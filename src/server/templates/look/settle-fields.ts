import { contentsMark } from '#server/render/docx/template/template.ts'
import { findTrees, isTree, ownText, sectionOf, textOf, type Tree } from '#server/render/docx/template/tree.ts'
import type { Remarks } from './remarks.ts'
import { roleOf } from './settle-markup.ts'

/** What becomes of a field: it stays one, only its result stays, the result is another text, or the contents stand there. */
type Fate = 'stays' | 'result' | 'contents' | { words: string }
type Field = { fate: Fate; isCode: boolean; hasSaid: boolean }

const lively = /^\s*(PAGE|NUMPAGES|SECTION|SECTIONPAGES|STYLEREF)\b/i
const fetching = /^\s*(INCLUDE\w*|LINK|DDE\w*|DATABASE|RD|IMPORT|AUTOTEXT\w*|MACROBUTTON)\b/i
const dated = /^\s*(DATE|TIME|CREATEDATE|SAVEDATE|PRINTDATE)\b/i

function fateOf(instruction: string, remarks: Remarks): Fate {
  if (lively.test(instruction)) return 'stays'
  if (/^\s*TOC\b/i.test(instruction)) return 'contents'
  if (dated.test(instruction)) return { words: '{{date}}' }
  const property = /^\s*(?:DOCPROPERTY\s+"?([^"\\]+)|(TITLE|SUBJECT|AUTHOR))/i.exec(instruction)
  const role = roleOf([property?.[1] ?? property?.[2]])
  if (role) return { words: `{{${role}}}` }
  if (/^\s*FORM/i.test(instruction)) remarks.add('forms')
  else if (fetching.test(instruction)) remarks.add('fetchingFields')
  else if (!/^\s*(HYPERLINK|REF|PAGEREF|SEQ|QUOTE|NOTEREF)\b/i.test(instruction)) remarks.add('otherFields')
  return 'result'
}

/** Puts text in the place of fields, but for those that only count pages or repeat a heading. */
export function settleFields(blocks: readonly Tree[], remarks: Remarks): Tree[] {
  const fates = readFates(blocks, remarks)
  const open: Field[] = []
  const isHidden = () => open.some(({ fate, isCode }) => fate === 'contents' || (isCode && fate !== 'stays'))
  const isInContents = () => open.some(({ fate }) => fate === 'contents')

  function inRun(child: Tree): Tree[] {
    if (child.name === 'w:fldChar') return atMark(child)
    if (child.name === 'w:instrText') return open.at(-1)?.fate === 'stays' && !isHidden() ? [child] : []
    if (isHidden()) return []
    const words = open.find(({ fate }) => typeof fate === 'object')
    if (!words) return [child]
    if (child.name === 'w:drawing' || child.name === 'w:pict') return [child]
    if (words.hasSaid || child.name !== 'w:t') return []
    words.hasSaid = true
    return [{ ...child, children: [(words.fate as { words: string }).words] }]
  }

  function atMark(mark: Tree): Tree[] {
    const fate = fates.get(mark)
    const type = mark.attributes['w:fldCharType']
    if (!fate) return []
    const wasHidden = isHidden()
    if (type === 'begin') open.push({ fate, isCode: true, hasSaid: false })
    else if (type === 'separate') open.at(-1)!.isCode = false
    else open.pop()
    if (fate === 'contents' && type === 'begin' && !wasHidden) return [{ name: contentsMark, attributes: {}, children: [] }]
    return fate === 'stays' && !wasHidden ? [{ ...mark, children: [] }] : []
  }

  function settle(tree: Tree): Tree[] {
    if (tree.name === 'w:fldSimple') return settleSimple(tree)
    const wasIn = isInContents()
    const children = tree.children.flatMap((child): (Tree | string)[] => {
      if (!isTree(child)) return [child]
      return tree.name === 'w:r' && child.name !== 'w:rPr' && findTrees(child, 'w:p').length === 0 ? inRun(child) : settle(child)
    })
    // The lines of the contents go, and with them the paragraphs that held nothing else.
    if (tree.name === 'w:p' && wasIn && textOf({ ...tree, children }).trim() === '' && !sectionOf(tree)) return []
    return [{ ...tree, children }]
  }

  function settleSimple(tree: Tree): Tree[] {
    const fate = fateOf(tree.attributes['w:instr'] ?? '', remarks)
    if (fate === 'contents')
      return [{ name: 'w:r', attributes: {}, children: [{ name: contentsMark, attributes: {}, children: [] }] }]
    open.push({ fate, isCode: false, hasSaid: false })
    const children = tree.children.filter(isTree).flatMap(settle)
    open.pop()
    return fate === 'stays' ? [{ ...tree, children }] : children
  }

  return blocks.flatMap(settle)
}

/** The fate of each mark of a field that has an end. */
function readFates(blocks: readonly Tree[], remarks: Remarks): Map<Tree, Fate> {
  const fates = new Map<Tree, Fate>()
  const open: { marks: Tree[]; instruction: string; isCode: boolean }[] = []
  const visit = (tree: Tree) => {
    const field = open.at(-1)
    if (tree.name === 'w:instrText' && field?.isCode) field.instruction += ownText(tree)
    const type = tree.name === 'w:fldChar' ? tree.attributes['w:fldCharType'] : undefined
    if (type === 'begin') open.push({ marks: [tree], instruction: '', isCode: true })
    else if (type !== undefined && field) {
      field.marks.push(tree)
      field.isCode = false
      if (type === 'end') {
        open.pop()
        const fate = fateOf(field.instruction, remarks)
        for (const mark of field.marks) fates.set(mark, fate)
      }
    }
    tree.children.filter(isTree).forEach(visit)
  }
  blocks.forEach(visit)
  return fates
}
