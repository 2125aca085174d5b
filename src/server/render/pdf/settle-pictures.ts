import type { TypstBlock } from './typst-blocks.ts'

/** With `settles`, pictures that float are placed before the block. */
export type Settled<Said> = Said & { settles?: true }

/**
 * Says before which blocks floating pictures are placed. One may move past a heading without leaving a gap; several would interrupt the
 * following text. None moves into a table that breaks across pages: it would come between two rows.
 */
export function settlePictures<Said extends TypstBlock>(given: readonly Said[]): Settled<Said>[] {
  const blocks = given.map((block, index) => (endsChapter(given, index) ? { ...block, floats: false } : block))
  const settling = new Set<number>()
  let floating = 0
  blocks.forEach((block, index) => {
    if (block.type === 'picture' && block.floats) floating += 1
    const at = settlesAt(blocks, index, floating)
    if (at === undefined) return
    settling.add(at)
    floating = 0
  })
  return blocks.map((block, index) => (settling.has(index) ? { ...block, settles: true } : block))
}

/** A picture after which its chapter has only pictures stays where it is: at the foot of the page it would be below the next chapter. */
function endsChapter(blocks: readonly TypstBlock[], index: number): boolean {
  if (blocks[index]!.type !== 'picture') return false
  const next = blocks.slice(index).find(({ type }) => type !== 'picture')
  return next === undefined || (next.type === 'heading' && next.level === 1)
}

function settlesAt(blocks: readonly TypstBlock[], index: number, floating: number): number | undefined {
  const block = blocks[index]!
  if (block.type === 'heading') return block.level === 1 || floating > 1 ? index : undefined
  if (block.type !== 'table' || block.whole || floating === 0) return undefined
  // The heading and the words that lead to a table stay with it.
  const isLead = (at: number) => blocks[at]?.type === 'heading' || (blocks[at]?.type === 'paragraph' && at === index - 1)
  let first = index
  while (isLead(first - 1)) first -= 1
  return first
}
