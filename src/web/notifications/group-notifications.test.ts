import { expect, test } from 'vitest'
import type { Notification } from '#shared/api/notifications.ts'
import { groupNotifications } from './group-notifications.ts'

const told = (documentId: string, isRead: boolean): Notification => ({
  id: crypto.randomUUID(),
  verb: 'version-approved',
  who: 'Mei Lin',
  documentId,
  type: 'hld',
  title: `Title of ${documentId}`,
  version: '1.0.0',
  clientName: 'Calder Bank',
  at: '2026-11-22T09:00:00.000Z',
  isRead,
})

test('notifications stand by document, in the order of the newest of each, with what is unread', () => {
  const [first, second, third] = [told('a', false), told('b', true), told('a', true)]
  expect(groupNotifications([first, second, third])).toEqual([
    { documentId: 'a', type: 'hld', title: 'Title of a', clientName: 'Calder Bank', unread: 1, notifications: [first, third] },
    { documentId: 'b', type: 'hld', title: 'Title of b', clientName: 'Calder Bank', unread: 0, notifications: [second] },
  ])
})
