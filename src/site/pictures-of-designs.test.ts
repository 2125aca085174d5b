import { expect, test } from 'vitest'
import { Brief } from '#shared/brief.ts'
import type { BlockOf } from '#shared/content/blocks.ts'
import { walkBlocks } from '#shared/content/walk-blocks.ts'
import { documentTypeIds } from '#shared/document-types.ts'
import { draftBrief } from '#server/compose/draft/draft-facts.ts'
import { buildContent } from '#server/document-types/build-content.ts'
import { referenceDesigns } from '#server/references/read-designs.ts'
import { withDesign } from '#server/testing/given-documents.ts'
import { sizes } from '#server/render/diagram/diagram-text.ts'
import { diagramSvg } from '#server/render/diagram/diagram-svg.ts'
import { chooseLayout, pageRoom, turnedScale } from '#server/render/diagram/draw-diagram.ts'
import type { Layout } from '#server/render/diagram/layout.ts'
import { listClashes } from '#server/render/diagram/list-clashes.ts'
import { landscapeRoom } from '#server/render/pdf/typst-blocks.ts'
import { layoutForSlide } from '#server/render/pptx/diagram/slide-target.ts'

type Diagram = BlockOf<'diagram'>

/** Each drawing of a design once, of all document types. */
function drawingsOf(id: string): Diagram[] {
  const brief = withDesign(Brief.parse({ documentType: 'hld', client: 'tessel', projectName: id, requirements: {} }), id)
  const solution = draftBrief(brief, { today: '2026-11-28' })
  const drawn = new Map<string, Diagram>()
  for (const documentType of documentTypeIds) {
    const content = buildContent({ brief: { ...brief, documentType }, solution, words: {}, writer: 'Arcwright' })
    for (const { block } of walkBlocks(content.sections))
      if (block.type === 'diagram') drawn.set(JSON.stringify([block.nodes, block.edges, block.groups]), block)
  }
  return [...drawn.values()]
}

/** The size of the smallest words in boxes, and of the words and numbers of arrows. */
const smallest = ({ nodes, edges }: Layout) =>
  Math.min(
    ...nodes.flatMap(({ text }) => text.lines.map(({ size }) => size)),
    ...edges.flatMap(({ label, number }) => (label?.text.lines.length || number !== undefined ? [sizes.small] : [])),
  )

/** One in three; the long tests check all. Advice has no picture. */
const drawn = [...referenceDesigns()].flatMap(([id, { isAdvice }]) => (isAdvice ? [] : [id]))
const ids = drawn.filter((_, index) => process.env['VALIDITY_RUNS'] !== undefined || index % 3 === 0)

test.each(ids)('in the pictures of %s nothing covers anything else and all can be read', { timeout: 300_000 }, async (id) => {
  const drawings = drawingsOf(id)
  expect(drawings.length).toBeGreaterThan(0)
  const faults: string[] = []
  for (const drawing of drawings) {
    const layout = chooseLayout(drawing)
    const rooms = { upright: pageRoom, onSide: landscapeRoom }
    const print = turnedScale(diagramSvg(layout), rooms).scale * smallest(layout)
    const found = [
      ...listClashes(layout),
      ...listClashes(await layoutForSlide(drawing)),
      ...(print < 7 ? [`its words are printed at ${print.toFixed(1)} points`] : []),
      ...(drawing.nodes.length > 12 && drawing.edges.some(({ label }) => label !== '') ? [`${drawing.nodes.length} boxes`] : []),
      ...(drawing.alt.length > 600 ? ['its alternative text is too long'] : []),
    ]
    faults.push(...found.map((fault) => `${drawing.id}: ${fault}`))
  }
  expect(faults).toEqual([])
})
