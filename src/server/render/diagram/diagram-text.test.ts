import { expect, test } from 'vitest'
import type { DiagramNode } from '#shared/content/blocks.ts'
import { groupText, nodeText } from './diagram-text.ts'

const given = (more: Partial<DiagramNode>): DiagramNode => ({ id: 'a', label: 'A', kind: 'node', description: '', ...more })
const linesOf = (node: DiagramNode, width: number) =>
  nodeText(node, width, { withType: true, withDescription: false }).lines.map(({ text }) => text)

test('a box is wide enough for the longest word of its name, unless that has no end', () => {
  expect(linesOf(given({ label: 'Pseudonymisation orchestration', kind: 'container' }), 60).slice(0, 2)).toEqual([
    'Pseudonymisation',
    'orchestration',
  ])
  const endless = linesOf(given({ label: 'x'.repeat(60), kind: 'container' }), 60)
  expect(endless.slice(0, -1).join('')).toBe('x'.repeat(60))
  expect(endless.length).toBeGreaterThan(3)
})

test('what stands on a node is said to the end', () => {
  const parts = Array.from({ length: 9 }, (_, index) => `Part number ${index}`).join(', ')
  expect(
    linesOf(given({ description: parts }), 84)
      .slice(2)
      .join(' '),
  ).toBe(parts)
})

test.each([
  ['بوابة المرضى والمواعيد', ''],
  ['Portal بوابة المرضى', 'Portal'],
  ['Loom downtime 停机分析', 'Loom downtime 停机分析'],
])('the frame “%s” has no title of codes', (label, shown) => {
  expect(
    groupText(label, 200)
      .lines.map(({ text }) => text)
      .join(' '),
  ).toBe(shown)
})
