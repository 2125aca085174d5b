import { describe, expect, test } from 'vitest'
import type { DiagramNode } from '#shared/content/blocks.ts'
import { containerDiagram, contextDiagram, dataFlowDiagram, deploymentDiagram } from '#server/testing/given-diagrams.ts'
import { measureText } from '../fonts/measure-text.ts'
import { sizes, type Diagram } from './diagram-text.ts'
import { diagramSvg } from './diagram-svg.ts'
import { chooseLayout, drawDiagram, fittingScale } from './draw-diagram.ts'
import { titleBox } from './group-title.ts'
import type { Layout } from './layout.ts'
import type { Box } from './node-shape.ts'
import { drawingToPng } from './drawing-to-png.ts'

const given = [contextDiagram, containerDiagram, dataFlowDiagram, deploymentDiagram]

const overlap = (one: Box, other: Box) =>
  one.x < other.x + other.width - 0.5 &&
  other.x < one.x + one.width - 0.5 &&
  one.y < other.y + other.height - 0.5 &&
  other.y < one.y + one.height - 0.5

/** All lines except those of the arrow that has the number. */
function linesOf(layout: Layout, without?: Box) {
  return layout.edges.flatMap(({ points, label, number }) =>
    number !== undefined && label === without
      ? []
      : points.slice(1).map((end, index): Box => {
          const start = points[index]!
          const [x, y] = [Math.min(start.x, end.x), Math.min(start.y, end.y)]
          return { x: x - 0.6, y: y - 0.6, width: Math.abs(end.x - start.x) + 1.2, height: Math.abs(end.y - start.y) + 1.2 }
        }),
  )
}

function faultsOf(layout: Layout): string[] {
  const labels = layout.edges.flatMap(({ label }) => (label ? [label] : []))
  const solid = [
    ...layout.nodes.map((node) => ({ name: `node ${node.node.label}`, box: node as Box })),
    ...labels.map((label) => ({ name: `label ${label.text.lines[0]?.text}`, box: label as Box })),
  ]
  const pairs = solid.flatMap((one, index) =>
    solid.slice(index + 1).flatMap((other) => (overlap(one.box, other.box) ? [`${one.name} on ${other.name}`] : [])),
  )
  const crossed = labels.filter((label) => linesOf(layout, label).some((line) => overlap(label, line)))
  const outside = solid.filter(
    ({ box }) => box.x < 0 || box.y < 0 || box.x + box.width > layout.width || box.y + box.height > layout.height,
  )
  const titles = layout.groups.map((group) => titleBox(group, layout.edges))
  const covered = titles.filter((title) => solid.some(({ box }) => overlap(title, box)))
  return [
    ...pairs,
    ...crossed.map((label) => `a line through ${label.text.lines[0]?.text}`),
    ...outside.map(({ name }) => `${name} outside`),
    ...covered.map((title) => `something on a title at ${title.x}`),
  ]
}

const wordsOf = (svg: string) => [...svg.matchAll(/<text[^>]*>([^<]*)<\/text>/g)].map(([, words]) => words).join(' ')

describe.each(given)('$caption', (diagram) => {
  test('has nothing on top of anything else', async () => {
    expect(faultsOf(chooseLayout(diagram))).toEqual([])
  })

  test('says every name, technology and arrow, and is legible on a portrait page', async () => {
    const picture = await drawDiagram(diagram)
    const words = wordsOf(picture.svg).replaceAll('&amp;', '&')
    const expected = [...diagram.nodes, ...diagram.edges, ...diagram.groups].flatMap((part) => [
      part.label,
      'technology' in part ? (part.technology ?? '') : '',
    ])
    for (const text of expected) expect(words).toContain(text)
    expect(fittingScale(picture) * sizes.small).toBeGreaterThanOrEqual(6.5)
  })

  test('is the same picture each time', async () => {
    const again = chooseLayout(structuredClone(diagram))
    expect(await drawDiagram(diagram)).toEqual(diagramSvg(again))
  })
})

/** A small linear congruential generator: the same pictures in every run. */
function givenRandomDiagram(seed: number): Diagram {
  let state = seed * 2_654_435_761
  const next = (limit: number) => {
    state = (state * 1_664_525 + 1_013_904_223) % 4_294_967_296
    return Math.floor((state / 4_294_967_296) * limit)
  }
  const kinds: DiagramNode['kind'][] = [
    'person',
    'system',
    'external-system',
    'container',
    'component',
    'store',
    'queue',
    'model',
    'node',
  ]
  const count = 4 + next(14)
  const groups = Array.from({ length: next(4) }, (_, index) => ({
    id: `g${index}`,
    label: `Boundary ${index}`,
    ...(index > 0 && next(2) ? { parent: 'g0' } : {}),
  }))
  const nodes = Array.from({ length: count }, (_, index): DiagramNode => {
    const group = groups[next(groups.length + 1)]
    return {
      id: `n${index}`,
      label: `Part number ${index}`,
      kind: kinds[next(kinds.length)]!,
      technology: 'Some technology',
      ...(group && { group: group.id }),
    }
  })
  const edges = Array.from({ length: count + next(count) }, (_, index) => ({
    from: `n${next(count)}`,
    to: `n${next(count)}`,
    label: `Sends message ${index} on`,
    asynchronous: next(2) === 1,
  }))
  return { id: 'd', type: 'diagram', caption: '', alt: 'Random', direction: next(2) ? 'down' : 'right', nodes, edges, groups }
}

/** The same few pictures in every test run; they are the first of the many that `npm run test:long` uses. */
const pictures = process.env['VALIDITY_RUNS'] === undefined ? 5 : 16

test('pictures of any shape have nothing on top of anything else', async () => {
  for (let seed = 1; seed <= pictures; seed++) {
    const faults = faultsOf(chooseLayout(givenRandomDiagram(seed)))
    expect(faults, `seed ${seed}`).toEqual([])
  }
})

const hostile = [
  '<script>alert(1)</script>',
  '&lt;b&gt; "quoted" \'single\'',
  'x'.repeat(200),
  'many words '.repeat(18).trim(),
  'Pipeline \u{13000} for \u13A0 漢字',
  'שלום עולם \u202Ereversed',
  'bell \u0007 and half a pair \uD83D',
]

test('hostile words stay inside their shapes and never become markup', async () => {
  const nodes = hostile.map((label, index): DiagramNode => ({ id: `${index}`, label, technology: label, kind: 'store' }))
  const edges = hostile.slice(1).map((label, index) => ({ from: `${index}`, to: `${index + 1}`, label }))
  const groups = [{ id: 'g', label: 'x'.repeat(300), parent: 'g' }]
  const diagram: Diagram = { ...contextDiagram, nodes: nodes.map((node) => ({ ...node, group: 'g' })), edges, groups }
  const layout = chooseLayout(diagram)
  for (const { text, width, height } of layout.nodes) {
    for (const line of text.lines) expect(measureText(line.text, line.face, line.size)).toBeLessThanOrEqual(width)
    expect(text.height).toBeLessThan(height)
  }
  expect(faultsOf(layout)).toEqual([])
  const { svg } = await drawDiagram(diagram)
  expect(svg).not.toContain('<script')
  expect(svg).not.toMatch(/\p{Cs}/u)
  expect(svg).not.toContain('\u0007')
  expect(wordsOf(svg)).toMatch(/\[U\+13000\].*\[U\+13A0\].*漢字.*\[U\+202E\].*\[U\+0007\].*\[U\+D83D\]/)
})

test('arrows to nowhere, unknown boundaries and loops of boundaries are left out, the rest is drawn', async () => {
  const diagram: Diagram = {
    ...contextDiagram,
    nodes: [
      { id: 'a', label: 'Alone', kind: 'system', group: 'one' },
      { id: 'b', label: 'Lost', kind: 'node', group: 'nowhere' },
    ],
    groups: [
      { id: 'one', label: 'One', parent: 'two' },
      { id: 'two', label: 'Two', parent: 'one' },
    ],
    edges: [
      { from: 'a', to: 'nobody', label: 'Calls' },
      { from: 'a', to: 'a', label: 'Repeats' },
    ],
  }
  const { svg } = await drawDiagram(diagram)
  expect(wordsOf(svg)).toContain('Alone')
  expect(wordsOf(svg)).toContain('Repeats')
  expect(wordsOf(svg)).not.toContain('Calls')
})

test('arrows of a crowded picture bear numbers, and a key below says their words', async () => {
  const crowded = givenRandomDiagram(12)
  const edges = crowded.edges.map((edge, index) => ({
    ...edge,
    label: `Hands over message ${index} with all that belongs to it`,
    technology: `Protocol ${index}`,
  }))
  const layout = chooseLayout({ ...crowded, edges })
  const { svg } = await drawDiagram({ ...crowded, edges })
  expect(layout.edges.map(({ number }) => number)).toEqual(edges.map((_, index) => index + 1))
  for (const { label, technology } of edges) expect(wordsOf(svg)).toContain(`${label} [${technology}]`)
})

test('becomes a PNG of the asked size with our own fonts', async () => {
  const picture = await drawDiagram(contextDiagram)
  const png = drawingToPng(picture.svg, 2)
  expect(png.subarray(1, 4).toString()).toBe('PNG')
  expect(png.readUInt32BE(16)).toBe(picture.width * 2)
  const wordless = drawingToPng(picture.svg.replaceAll(/<text.*?<\/text>/g, ''), 2)
  expect(png.length).toBeGreaterThan(wordless.length * 1.2)
})
