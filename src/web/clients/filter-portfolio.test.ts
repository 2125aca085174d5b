import { expect, test } from 'vitest'
import { sectors } from '#shared/firm.ts'
import { samplePortfolio as portfolio } from '#server/clients/sample-portfolio.ts'
import { filterPortfolio, noFilter, type PortfolioFilter } from './filter-portfolio.ts'

const found = (filter: Partial<PortfolioFilter>) => filterPortfolio(portfolio, { ...noFilter, ...filter }).map(({ id }) => id)

test('without words and sector every client is found, in order', () => {
  expect(found({})).toEqual(portfolio.map(({ id }) => id))
})

test('words are sought in names and engagements, whatever their case and the spaces around them', () => {
  expect(found({ words: '  BANK ' })).toEqual(['calder'])
  expect(found({ words: 'sensor data' })).toEqual(['oriel'])
  expect(found({ words: 'financial' })).toEqual([])
  expect(found({ words: '.*' })).toEqual([])
})

test('a sector narrows what the words find', () => {
  expect(found({ sector: 'Technology' })).toEqual(['tessel', 'oriel'])
  expect(found({ sector: 'Technology', words: 'stream' })).toEqual(['oriel'])
  expect(found({ sector: 'Media', words: 'stream' })).toEqual([])
})

test('every client is in exactly one of the sectors', () => {
  expect(sectors.flatMap((sector) => found({ sector })).toSorted()).toEqual(found({}).toSorted())
})
