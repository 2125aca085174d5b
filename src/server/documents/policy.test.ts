import { expect, test } from 'vitest'
import type { Viewer } from '#server/accounts/policy.ts'
import { permit, permitBrief, rightsOf } from './policy.ts'

const viewer = (client: Viewer['client']): Viewer => ({ accountId: 'a', displayName: 'A', email: 'a@b.test', client })
const everything = ['read', 'generate', 'rollback', 'approve', 'share'] as const

test.each([
  ['staff', viewer(null), null, [...everything]],
  ['the document’s own firm', viewer('aldgate'), null, [...everything]],
  ['its own firm, also where it is shared to be read', viewer('aldgate'), 'reader', [...everything]],
  ['another firm', viewer('calder'), null, []],
  ['another firm’s reader', viewer('calder'), 'reader', ['read']],
  ['another firm’s writer', viewer('calder'), 'writer', ['read', 'generate', 'rollback']],
  ['nobody', null, null, []],
  ['nobody with a reader’s link', null, 'reader', ['read']],
] as const)('%s may do exactly this', (_, who, role, allowed) => {
  const document = { client: 'aldgate' as const, role }
  if (who) {
    const rights = Object.entries(rightsOf(who, document)).flatMap(([right, isHeld]) => (isHeld ? [right] : []))
    expect(new Set(rights)).toEqual(new Set(allowed.filter((action) => action !== 'read')))
  }
  for (const action of everything) {
    const asked = () => permit(action, who, document)
    if ((allowed as readonly string[]).includes(action)) expect(asked()).toBe(document)
    else expect(asked).toThrow(expect.objectContaining({ code: allowed.length > 0 ? 'not-allowed' : 'not-found' }))
  }
})

test('a brief is permitted by the role in the document that it names', () => {
  const brief = { documentType: 'hld', client: 'aldgate', projectName: 'P', requirements: {} } as Parameters<typeof permitBrief>[1]
  expect(permitBrief(viewer('calder'), brief, 'writer')).toBe(brief)
  expect(() => permitBrief(viewer('calder'), brief, 'reader')).toThrow('but not do this')
  expect(() => permitBrief(viewer('calder'), brief, null)).toThrow('does not exist')
})
