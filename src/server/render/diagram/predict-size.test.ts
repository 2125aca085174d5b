import { expect, test } from 'vitest'
import type { Diagram } from './diagram-text.ts'
import { fittingScale } from './draw-diagram.ts'
import { predictSize } from './predict-size.ts'

const drawingOf = (pairs: string[]): Diagram => {
  const ids = [...new Set(pairs.flatMap((pair) => pair.split('')))]
  const nodes = ids.map((id) => ({ id, label: id, kind: 'container' as const }))
  const edges = pairs.map((pair) => ({ from: pair[0]!, to: pair[1]!, label: 'sends' }))
  return { id: 'd', type: 'diagram', caption: '', alt: '', direction: 'down', nodes, edges, groups: [] }
}

const scaleOf = (diagram: Diagram, direction: 'down' | 'right') => fittingScale(predictSize(diagram, { direction, numbered: true }))

test('a star of many arms is foreseen to fit best to the right, a long chain downwards', () => {
  const star = drawingOf(['ax', 'bx', 'cx', 'dx', 'ex', 'fx', 'gx'])
  expect(scaleOf(star, 'right')).toBeGreaterThan(scaleOf(star, 'down'))
  const chain = drawingOf(['ab', 'bc', 'cd', 'de', 'ef'])
  expect(scaleOf(chain, 'down')).toBeGreaterThan(scaleOf(chain, 'right'))
})

test('loops and arrows to nowhere are foreseen too', () => {
  const loop = drawingOf(['ab', 'bc', 'ca', 'aa'])
  const size = predictSize(loop, { direction: 'down', numbered: false })
  expect(size.height).toBeGreaterThan(size.width)
  const lost = { ...loop, edges: [{ from: 'a', to: 'nobody', label: 'calls' }] }
  expect(predictSize(lost, { direction: 'right', numbered: false }).height).toBeGreaterThan(0)
})
