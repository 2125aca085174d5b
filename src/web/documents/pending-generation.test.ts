import { beforeEach, expect, test, vi } from 'vitest'
import { adoptPending, findBegunElsewhere, findPending, forgetPending, keepPending } from './pending-generation.ts'

const work = { fingerprint: 'one', project: 'P', client: 'calder' }

function givenStorage() {
  const kept = new Map<string, string>()
  return {
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: (name: string, text: string) => kept.set(name, text),
    removeItem: (name: string) => kept.delete(name),
  }
}
const openTab = () => vi.stubGlobal('sessionStorage', givenStorage())

beforeEach(() => {
  vi.stubGlobal('localStorage', givenStorage())
  openTab()
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
  forgetPending('ada', { key: again })
  expect(keepPending('ada', work).key).not.toBe(again)
})

test('open work belongs to a place', () => {
  keepPending('ada', work)
  expect(findPending('grace')).toBeUndefined()
  expect(findPending('ada')).toMatchObject(work)
})

test('another tab knows of open work, until one of them has seen its end', () => {
  const pending = keepPending('ada', work)
  openTab()
  expect(findPending('ada')).toBeUndefined()
  expect(findBegunElsewhere('grace')).toBeUndefined()
  expect(findBegunElsewhere('ada')).toEqual(pending)
  expect(findPending('ada')).toBeUndefined()
  adoptPending('ada', pending)
  expect(findPending('ada')).toEqual(pending)
  forgetPending('ada', { key: 'another-key' })
  expect(findBegunElsewhere('ada')).toEqual(pending)
  forgetPending('ada', pending)
  expect(findBegunElsewhere('ada')).toBeUndefined()
})

test('work begun more than a day ago is not offered', () => {
  const pending = keepPending('ada', work)
  vi.setSystemTime(pending.startedAt + 25 * 60 * 60 * 1000)
  expect(findBegunElsewhere('ada')).toBeUndefined()
  vi.useRealTimers()
})

test('a browser that keeps nothing only forgets', () => {
  vi.stubGlobal('sessionStorage', undefined)
  expect(keepPending('ada', work).key).toMatch(/./)
  expect(findPending('ada')).toBeUndefined()
})
