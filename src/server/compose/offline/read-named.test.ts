import { expect, test } from 'vitest'
import { allNames } from './gazetteer/all-names.ts'
import { namesIn, readNamed } from './read-named.ts'
import { isOutside } from './read-scope.ts'
import { readStatements } from './read-statements.ts'

const names = (text: string) => namesIn(text).map(({ named }) => named.name)
const refused = (text: string) =>
  readNamed(readStatements('technicalRequirements', text), isOutside)
    .filter(({ refused }) => refused)
    .map(({ named }) => named.name)

test('the gazetteer knows at least 120 products, each by one name', () => {
  expect(allNames.length).toBeGreaterThanOrEqual(120)
  expect(new Set(allNames.map(({ name }) => name)).size).toBe(allNames.length)
})

test('every entry is found by its own name', () => {
  const lost = allNames.filter(
    ({ name }) =>
      name !== 'Epic' &&
      !names(`We use ${name} today.`).includes(name) &&
      !names(`We use ${name} today.`).some((other) => other.includes(name) || name.includes(other)),
  )
  expect(lost).toEqual([])
})

test('the longest name wins', () => {
  expect(names('Load from SAP S/4HANA into Azure Databricks and Azure OpenAI')).toEqual([
    'SAP S/4HANA',
    'Azure Databricks',
    'Azure OpenAI Service',
  ])
})

test('a name inside another word is none', () => {
  expect(names('The sapling and the azurite feasted on feast days')).toEqual([])
})

test('what must not be used or is out of scope is refused', () => {
  expect(refused('The solution must not use AWS. It runs on Azure.')).toEqual(['Amazon Web Services'])
  expect(refused('Replacement of Guidewire ClaimCenter is out of scope.')).toEqual(['Guidewire ClaimCenter'])
})
