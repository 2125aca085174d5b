import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import type { DocumentV1 } from '#shared/api/documents-v1.ts'
import { mostListed } from '#shared/library.ts'
import { PipelineStatus } from './pipeline-status.tsx'

const figuresOf = (count: number) => {
  const documents = Array.from({ length: count }, (_, at) => ({ approved: at % 4 !== 0 }) as DocumentV1)
  const markup = renderToStaticMarkup(<PipelineStatus documents={documents} />)
  return [...markup.matchAll(/tabular-nums">([^<]+)</g)].map(([, figure]) => figure)
}

test('a list that is full does not pass for all there is', () => {
  expect(figuresOf(mostListed - 1)).toEqual(['199', '50'])
  expect(figuresOf(mostListed)).toEqual(['200+', '50+'])
})
