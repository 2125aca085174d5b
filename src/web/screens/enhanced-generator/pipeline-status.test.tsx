import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import type { DocumentV1 } from '#shared/api/documents-v1.ts'
import { mostListed } from '#shared/library.ts'
import { PipelineStatus } from './pipeline-status.tsx'

const figuresOf = (count: number) => {
  const documents = Array.from({ length: count }, (_, at) => ({ approved: at % 4 !== 0 }) as DocumentV1)
  const markup = renderToStaticMarkup(<PipelineStatus documents={documents} mode="sample" />)
  return [...markup.matchAll(/tabular-nums">([^<]+)</g)].map(([, figure]) => figure)
}

test('a list that is full does not pass for all there is', () => {
  expect(figuresOf(mostListed - 1)).toEqual(['199', '50'])
  expect(figuresOf(mostListed)).toEqual(['200+', '50+'])
})

test('that Google Drive is connected is said on samples, where it is specified, and not of live work', () => {
  const textOf = (mode: 'sample' | 'live') => renderToStaticMarkup(<PipelineStatus documents={[]} mode={mode} />)
  expect(textOf('sample')).toMatch(/Active.*Google Drive.*Connected/)
  expect(textOf('live')).not.toMatch(/Active|Google Drive|Connected/)
})
