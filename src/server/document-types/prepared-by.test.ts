import { expect, test } from 'vitest'
import { offlineWriter, preparedBy } from './prepared-by.ts'

test.each([
  [offlineWriter, 'Arcwright'],
  [`${offlineWriter}, edited by Ada Bell, edited by Pavel`, 'Ada Bell, Pavel, Arcwright'],
  ['claude-opus-4-6, edited by Ada Bell', 'Ada Bell, Arcwright, with claude-opus-4-6'],
])('a document of “%s” is prepared by %s', (writer, value) => expect(preparedBy(writer)).toEqual({ label: 'Prepared by', value }))
