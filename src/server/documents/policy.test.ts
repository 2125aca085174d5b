import { expect, test } from 'vitest'
import type { Role } from '#shared/api/sharing.ts'
import type { Viewer } from '#server/accounts/policy.ts'
import { permit, permitBrief, rightsOf } from './policy.ts'

const viewer = (client: Viewer['client']): Viewer => ({ accountId: 'a', displayName: 'A', email: 'a@b.test', client })
const everything = ['read', 'generate', 'rollback', 'approve', 'share', 'publish'] as const
const allButPublish = everything.filter((action) => action !== 'publish')
type Case = { who: Viewer | null; role: Role | null; may: readonly string[]; otherwise: string }

const codeOf = (asked: () => unknown) => {
  try {
    asked()
    return 'yes'
  } catch (error) {
    return (error as { code: string }).code
  }
}

test.each<[string, Case]>([
  ['staff', { who: viewer(null), role: null, may: everything, otherwise: '' }],
  ['the document’s own firm', { who: viewer('aldgate'), role: null, may: allButPublish, otherwise: 'not-allowed' }],
  [
    'its own firm, also where shared to read',
    { who: viewer('aldgate'), role: 'reader', may: allButPublish, otherwise: 'not-allowed' },
  ],
  ['another firm', { who: viewer('calder'), role: null, may: [], otherwise: 'not-found' }],
  ['another firm’s reader', { who: viewer('calder'), role: 'reader', may: ['read'], otherwise: 'not-allowed' }],
  [
    'another firm’s writer',
    { who: viewer('calder'), role: 'writer', may: ['read', 'generate', 'rollback'], otherwise: 'not-allowed' },
  ],
  ['nobody', { who: null, role: null, may: [], otherwise: 'not-found' }],
  ['nobody with a reader’s link', { who: null, role: 'reader', may: ['read'], otherwise: 'not-allowed' }],
])('%s may do exactly this', (_, { who, role, may, otherwise }) => {
  const document = { client: 'aldgate' as const, role }
  const answers = everything.map((action) => codeOf(() => permit(action, who, document)))
  expect(answers).toEqual(everything.map((action) => (may.includes(action) ? 'yes' : otherwise)))
})

test('rights are what would be permitted', () => {
  for (const role of ['reader', 'writer', null] as const)
    for (const client of [null, 'aldgate', 'calder'] as const) {
      const document = { client: 'aldgate' as const, role }
      const permitted = Object.keys(rightsOf(viewer(client), document)).map((right) => [
        right,
        codeOf(() => permit(right as 'share', viewer(client), document)) === 'yes',
      ])
      expect(rightsOf(viewer(client), document)).toEqual(Object.fromEntries(permitted))
    }
})

test('a brief is permitted by the role in the document that it names', () => {
  const brief = { documentType: 'hld', client: 'aldgate', projectName: 'P', requirements: {} } as Parameters<typeof permitBrief>[1]
  expect(permitBrief(viewer('calder'), brief, 'writer')).toBe(brief)
  expect(() => permitBrief(viewer('calder'), brief, 'reader')).toThrow('but not do this')
  expect(() => permitBrief(viewer('calder'), brief, null)).toThrow('does not exist')
})
