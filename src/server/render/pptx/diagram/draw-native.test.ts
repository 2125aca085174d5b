import { expect, test } from 'vitest'
import { walkBlocks } from '#shared/content/walk-blocks.ts'
import { valuesOf } from '#server/testing/check-office.ts'
import { checkPptx } from '#server/testing/check-pptx.ts'
import { everyBlock } from '#server/testing/given-content.ts'
import { editionOf } from '#server/testing/given-edition.ts'
import { findAll } from '#server/testing/read-office.ts'
import { drawDiagram } from '../../diagram/draw-diagram.ts'
import { pptxRenderer } from '../render-pptx.ts'

test('each arrow of a diagram is one connector that holds on to both ends', async () => {
  const deck = checkPptx(await pptxRenderer.render(editionOf(everyBlock)))
  const edges = [...walkBlocks(everyBlock.sections)].flatMap(({ block }) => (block.type === 'diagram' ? block.edges : []))
  const connectors = deck.slides.flatMap(({ root }) => {
    const others = new Set(findAll(root, 'mc:Fallback').flatMap((fallback) => findAll(fallback, 'p:cxnSp')))
    return findAll(root, 'p:cxnSp').filter((connector) => !others.has(connector))
  })
  const held = connectors.filter((one) => ['a:stCxn', 'a:endCxn'].every((end) => findAll(one, end).length === 1))
  expect(held).toHaveLength(edges.length)
  const forms = held.map((one) => findAll(one, 'a:prstGeom')[0]!.attributes['prst'])
  expect(forms.some((form) => form?.startsWith('bentConnector'))).toBe(true)
  const loose = connectors.filter((one) => !held.includes(one)).flatMap((one) => valuesOf(one, 'p:cNvPr', 'name'))
  expect(loose.filter((name) => !name.startsWith('Key line'))).toEqual([])
})

test('an arrow in both directions has a head at its beginning too, in the picture as in the slide', async () => {
  const content = structuredClone(everyBlock)
  const [diagram] = [...walkBlocks(content.sections)].flatMap(({ block }) => (block.type === 'diagram' ? [block] : []))
  const heads = (svg: string) => svg.split(/z" fill="/).length - 1
  const before = heads((await drawDiagram(diagram!)).svg)
  diagram!.edges[0]!.bothWays = true
  expect(heads((await drawDiagram(diagram!)).svg)).toBe(before + 1)
  const deck = checkPptx(await pptxRenderer.render(editionOf(content)))
  const twoHeaded = deck.slides.flatMap(({ root }) =>
    findAll(root, 'p:cxnSp').filter((one) => findAll(one, 'a:headEnd').length > 0),
  )
  const names = new Set(twoHeaded.flatMap((one) => valuesOf(one, 'p:cNvPr', 'descr')))
  expect([...names].filter((name) => name.includes('↔'))).toHaveLength(1)
})
