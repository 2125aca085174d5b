import { expect, test } from 'vitest'
import { paragraph, plainWords } from './flow.ts'
import { ourLook } from './look.ts'
import type { StyleId } from './paragraph-styles.ts'
import { stretchOf } from './sections.ts'

const item = (style: StyleId, last = false) => paragraph(style, plainWords('Text', style, ourLook), last ? { after: 140 } : {})

test('a style that closes up has no space between its own paragraphs, and keeps it to others', () => {
  const spaced = { ...ourLook.styles.ListBullet, before: 40, after: 60 }
  const items = [item('BodyText'), item('ListBullet'), item('ListBullet', true), item('BodyText')]
  const spaces = (contextual: boolean) => {
    const look = { ...ourLook, styles: { ...ourLook.styles, ListBullet: { ...spaced, contextual } } }
    return stretchOf({ wide: false, items }, look).items.map(({ box }) => box.kind === 'paragraph' && [box.before, box.after])
  }
  expect(spaces(true).slice(1, 3)).toEqual([
    [40, 0],
    [0, 140],
  ])
  expect(spaces(false).slice(1, 3)).toEqual([
    [40, 60],
    [40, 140],
  ])
})
