import { expect, test } from 'vitest'
import type { BlockOf } from '#shared/content/blocks.ts'
import { describePicture } from './describe-picture.ts'

const diagram: BlockOf<'diagram'> = {
  id: 'whole',
  type: 'diagram',
  caption: 'The whole',
  alt: 'Two systems and what flows between them',
  direction: 'down',
  nodes: [{ id: 'node', label: 'Node', kind: 'system', technology: '', description: '' }],
  edges: [],
  groups: [],
}

test.each([
  ['its alternative text', diagram, 'Two systems and what flows between them'],
  ['its caption where XML can hold no letter of that', { ...diagram, alt: '\u0000 \uD800' }, 'The whole'],
  ['what it is where it has neither', { ...diagram, alt: '\u0000', caption: ' ' }, 'Diagram'],
])('a picture is described by %s', (_, block, description) => {
  expect(describePicture(block)).toBe(description)
})
