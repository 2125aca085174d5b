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

test('the list and the page of a document keep the link to all of them', () => {
  for (const path of ['/documents', '/documents/7', documents, `${documents}-old`]) expect(isCurrent('/documents', path)).toBe(true)
})

test('the page of one client or project keeps the link to all of them', () => {
  expect(isCurrent('/dashboard/clients', '/clients/aldgate/view')).toBe(true)
  expect(isCurrent('/dashboard/projects', '/projects/7')).toBe(true)
  expect(isCurrent('/dashboard/projects', '/clients/aldgate')).toBe(false)
  expect(isCurrent('/dashboard', '/clients/aldgate')).toBe(false)
})
