import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import type { BlockOf } from '#shared/content/blocks.ts'
import { documentTypes } from '#shared/document-types.ts'
import { walkBlocks } from '#shared/content/walk-blocks.ts'
import { sizes } from '#server/render/diagram/diagram-text.ts'
import { diagramSvg } from '#server/render/diagram/diagram-svg.ts'
import { chooseLayout, fittingScale } from '#server/render/diagram/draw-diagram.ts'
import { listClashes } from '#server/render/diagram/list-clashes.ts'
import { layoutForSlide } from '#server/render/pptx/diagram/slide-target.ts'
import { shownExamples } from '#server/testing/shown-examples.ts'
import { composeContent } from './compose-content.ts'

type Diagram = BlockOf<'diagram'>

/** Each drawing once, whatever document it stands in. */
async function drawingsOf(example: string): Promise<Diagram[]> {
  const brief = JSON.parse(readFileSync(`examples/${example}`, 'utf8')) as object
  const drawn = new Map<string, Diagram>()
  for (const documentType of Object.keys(documentTypes)) {
    const content = await composeContent({ ...brief, documentType })
    for (const { block } of walkBlocks(content.sections))
      if (block.type === 'diagram') drawn.set(JSON.stringify([block.nodes, block.edges, block.groups]), block)
  }
  return [...drawn.values()]
}

/** The shown examples and one in eight of the others; `npm run validate` looks at the pictures of all. */
const examples = readdirSync('examples')
  .filter((name) => name.endsWith('.json'))
  .filter(
    (name, index) =>
      process.env['VALIDITY_RUNS'] !== undefined || index % 8 === 0 || shownExamples.some((shown) => name.startsWith(shown)),
  )

test.each(examples)(
  'in every picture of %s nothing stands on anything else and all can be read',
  { timeout: 300_000 },
  async (example) => {
    const faults: string[] = []
    for (const drawing of await drawingsOf(example)) {
      const layout = chooseLayout(drawing)
      const print = fittingScale(diagramSvg(layout)) * sizes.small
      const found = [
        ...listClashes(layout),
        ...listClashes(await layoutForSlide(drawing)),
        ...(print < 7 ? [`its words are printed at ${print.toFixed(1)} points`] : []),
        ...(drawing.nodes.length > 12 ? [`${drawing.nodes.length} boxes`] : []),
        ...(drawing.alt.length > 600 ? ['it takes long to hear'] : []),
      ]
      faults.push(...found.map((fault) => `${drawing.id}: ${fault}`))
    }
    expect(faults).toEqual([])
  },
)
