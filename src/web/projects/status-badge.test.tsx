import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { StatusBadge } from './status-badge.tsx'

const badge = (status: string) => renderToStaticMarkup(<StatusBadge status={status} />)
const colourOf = (markup: string) => /text-(ok|accent|warning|ink-2)/.exec(markup)?.[1]
const drawingOf = (markup: string) => /<svg.*<\/svg>/.exec(markup)?.[0]

test('each status has words, a colour and an icon of its own, and every other one a plain dress', () => {
  const badges = ['completed', 'in-progress', 'planning', 'on hold'].map(badge)
  expect(badges.map((markup) => markup.replaceAll(/<[^>]*>/g, ''))).toEqual(['Completed', 'In Progress', 'Planning', 'on hold'])
  expect(badges.map(colourOf)).toEqual(['ok', 'accent', 'warning', 'ink-2'])
  expect(new Set(badges.map(drawingOf)).size).toBe(4)
})

test('a status that is named like a part of every object is only another one', () => {
  expect(badge('constructor')).toContain('constructor')
})
