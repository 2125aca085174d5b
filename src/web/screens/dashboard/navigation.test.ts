import { expect, test } from 'vitest'
import { isCurrent } from './navigation.ts'

const documents = '/dashboard/documents'

test('the three generators share the link to the documents', () => {
  for (const path of [documents, `${documents}-simple`, `${documents}-old`]) expect(isCurrent(documents, path)).toBe(true)
})

test('another screen is not the one that a link leads to', () => {
  expect(isCurrent(documents, '/dashboard/projects')).toBe(false)
  expect(isCurrent('/dashboard', documents)).toBe(false)
})
