import { beforeEach, expect, test, vi } from 'vitest'
import { findPending, forgetPending, keepPending } from './pending-generation.ts'

const work = { fingerprint: 'one', project: 'P', client: 'calder' }

beforeEach(() => {
  const kept = new Map<string, string>()
  vi.stubGlobal('sessionStorage', {
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: (name: string, text: string) => kept.set(name, text),
    removeItem: (name: string) => kept.delete(name),
  })
})

test('a key is one that the server accepts', () => {
  expect(keepPending('ada', work).key).toMatch(/^[\w-]{8,100}$/)
})

test('the same request keeps its key while its outcome is open', () => {
  expect(keepPending('ada', work).key).toBe(keepPending('ada', work).key)
})

test('another request, and the same after an outcome, get a new key', () => {
  const { key } = keepPending('ada', work)
  expect(keepPending('ada', { ...work, fingerprint: 'two' }).key).not.toBe(key)
  const again = keepPending('ada', work).key
  forgetPending('ada')
  expect(keepPending('ada', work).key).not.toBe(again)
})

test('open work belongs to a place', () => {
  keepPending('ada', work)
  expect(findPending('grace')).toBeUndefined()
  expect(findPending('ada')).toMatchObject(work)
})

test('a browser that keeps nothing only forgets', () => {
  vi.stubGlobal('sessionStorage', undefined)
  expect(keepPending('ada', work).key).toMatch(/./)
  expect(findPending('ada')).toBeUndefined()
})
