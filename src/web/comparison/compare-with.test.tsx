import { renderToStaticMarkup } from 'react-dom/server'
import { MemoryRouter } from 'react-router'
import { expect, test } from 'vitest'
import { CompareWith } from './compare-with.tsx'

const link = (version: string, shown: string) => {
  const markup = renderToStaticMarkup(
    <MemoryRouter>
      <CompareWith documentId="d" version={version} shown={shown} />
    </MemoryRouter>,
  )
  const [, name] = /aria-label="([^"]*)"/.exec(markup) ?? []
  const [, address] = /href="([^"]*)"/.exec(markup) ?? []
  return [name, address?.replaceAll('&amp;', '&')]
}

test('a version that is named is compared with the open one, the earlier first by number and not by letters', () => {
  expect(link('1.1.0', '2.0.0')).toEqual(['Compare version 1.1.0 with 2.0.0', '/documents/d/compare?from=1.1.0&to=2.0.0'])
  expect(link('1.10.0', '1.9.0')).toEqual(['Compare version 1.9.0 with 1.10.0', '/documents/d/compare?from=1.9.0&to=1.10.0'])
})

test('the open version is compared with the one before it, and the first with none', () => {
  expect(link('1.1.0', '1.1.0')).toEqual(['Compare version 1.1.0 with the one before it', '/documents/d/compare?to=1.1.0'])
  expect(link('1.0.0', '1.0.0')).toEqual([undefined, undefined])
})
