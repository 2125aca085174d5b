import { expect, test } from 'vitest'
import { clientIds } from '#shared/firm.ts'
import { mayServe, throttledAddress, throttledNetwork, usernameKey, type Viewer } from './policy.ts'

const viewer = (client: Viewer['client']): Viewer => ({ accountId: '1', displayName: 'Ann', email: '', client })

test('staff serve every firm, others their own', () => {
  expect(clientIds.filter((id) => mayServe(viewer(null), id))).toEqual(clientIds)
  expect(clientIds.filter((id) => mayServe(viewer('calder'), id))).toEqual(['calder'])
})

test('a name is the same in any case, with spaces around it, in any form of its letters', () => {
  expect(new Set([' Zoë ', 'ZOË', 'zoe\u0308'].map(usernameKey)).size).toBe(1)
})

test.each([
  ['10.0.0.7', '10.0.0.7'],
  ['::ffff:10.0.0.7', '10.0.0.7'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:0db8:1:2::9', '2001:db8:1:2::/64'],
  ['2001:db8::1', '2001:db8:0:0::/64'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64'],
  ['::1', '0:0:0:0::/64'],
  ['', ''],
])('%s is counted as %s', (address, counted) => {
  expect(throttledAddress(address)).toBe(counted)
})

test.each([
  ['10.0.0.7', undefined],
  ['::ffff:10.0.0.7', undefined],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1::/48'],
  ['2001:db8::1', '2001:db8:0::/48'],
])('%s is counted with %s, too', (address, counted) => {
  expect(throttledNetwork(address)).toBe(counted)
})
