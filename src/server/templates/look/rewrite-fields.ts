import { contentsMark } from '#server/render/docx/template/template.ts'
import { findTrees, isTree, sectionOf, textOf, type Tree } from '#server/open-xml/tree.ts'
import { type Fate, fateOf, readFates } from './field-fates.ts'
import type { Warnings } from './warnings.ts'

type Field = { fate: Fate; isCode: boolean; hasSaid: boolean }

const instructionOf = ({ fate }: Pick<Field, 'fate'>) =>
  typeof fate === 'object' && 'instruction' in fate ? fate.instruction : undefined
const wordsOf = ({ fate }: Field) => (typeof fate === 'object' && 'words' in fate ? fate.words : undefined)
const asCode = (instruction: string): Tree => ({
  name: 'w:instrText',
  attributes: { 'xml:space': 'preserve' },
  children: [` ${instruction} `],
})

/** Parts of a field, and elements that contain no paragraphs. */
const isOfRun = (child: Tree) =>
  /^w:(fldChar|instrText)$/.test(child.name) || (child.name !== 'w:rPr' && findTrees(child, 'w:p').length === 0)

/** The fields that are open at the current position. */
function createOpenFields(fates: Map<Tree, Fate>) {
  const open: Field[] = []
  // Everything inside the code of a field counts as its instruction, in any element.
  const isHidden = () => open.some(({ fate, isCode }) => fate === 'contents' || isCode)

  function atMark(mark: Tree): Tree[] {
    const fate = fates.get(mark)
    const type = mark.attributes['w:fldCharType']
    if (!fate) return []
    const wasHidden = isHidden()
    if (type === 'begin') open.push({ fate, isCode: true, hasSaid: false })
    const field = open.at(-1)
    if (!field) return []
    if (type === 'separate') field.isCode = false
    else if (type === 'end') open.pop()
    if (type === 'begin' ? wasHidden : isHidden()) return []
    if (fate === 'contents') return type === 'begin' ? [{ name: contentsMark, attributes: {}, children: [] }] : []
    const instruction = instructionOf(field)
    if (instruction === undefined) return []
    const kept = { name: mark.name, attributes: { 'w:fldCharType': type! }, children: [] }
    return type === 'begin' ? [kept, asCode(instruction)] : [kept]
  }

  function inRun(child: Tree): Tree[] {
    if (child.name === 'w:fldChar') return atMark(child)
    if (child.name === 'w:instrText' || isHidden()) return []
    const field = open.find((one) => wordsOf(one) !== undefined)
    if (!field || child.name === 'w:drawing' || child.name === 'w:pict') return [child]
    if (field.hasSaid || child.name !== 'w:t') return []
    field.hasSaid = true
    return [{ ...child, children: [wordsOf(field)!] }]
  }

  function within<Result>(fate: Fate, work: () => Result): Result {
    open.push({ fate, isCode: false, hasSaid: false })
    const result = work()
    open.pop()
    return result
  }
  return { inRun, within, isHidden, isInContents: () => open.some(({ fate }) => fate === 'contents') }
}

/** Replaces fields by text, except those that only count pages or repeat a heading, whose instructions are rewritten. */
export function rewriteFields(blocks: readonly Tree[], warnings: Warnings): Tree[] {
  const open = createOpenFields(readFates(blocks, warnings))

  function settle(tree: Tree): Tree[] {
    if (tree.name === 'w:fldSimple') return settleSimple(tree)
    const wasIn = open.isInContents()
    const children = tree.children.flatMap((child): (Tree | string)[] => {
      if (!isTree(child)) return [child]
      return tree.name === 'w:r' && isOfRun(child) ? open.inRun(child) : settle(child)
    })
    // The lines of the table of contents are removed, and with them paragraphs without other content.
    if (tree.name === 'w:p' && wasIn && textOf({ ...tree, children }).trim() === '' && !sectionOf(tree)) return []
    return [{ ...tree, children }]
  }

  function settleSimple(tree: Tree): Tree[] {
    const inner = () => tree.children.filter(isTree).flatMap(settle)
    if (open.isHidden()) return inner()
    const fate = fateOf(tree.attributes['w:instr'] ?? '', warnings)
    if (fate === 'contents')
      return [{ name: 'w:r', attributes: {}, children: [{ name: contentsMark, attributes: {}, children: [] }] }]
    const children = open.within(fate, inner)
    const instruction = instructionOf({ fate })
    return instruction === undefined ? children : [{ ...tree, attributes: { 'w:instr': ` ${instruction} ` }, children }]
  }

  return blocks.flatMap(settle)
}
