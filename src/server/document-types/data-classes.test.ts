import { expect, test } from 'vitest'
import { givenDesign } from '#server/testing/given-fits.ts'
import { brief } from '#server/testing/make-facts.ts'
import { ruledEntities } from './data-classes.ts'

test('a sentence that only refuses something is no data set', () => {
  const [entity] = givenDesign().dataEntities
  const source = brief('constraints', 'No cloud on the ships')
  const refused = { ...entity!, id: 'DAT-8', name: 'Cloud on the ships', source, fields: [] }
  const prohibitions = [{ id: 'BAN-1', source, text: 'No cloud on the ships', name: 'cloud' }]
  expect(ruledEntities({ dataEntities: [entity!, refused], prohibitions }).map(({ id }) => id)).toEqual([entity!.id])
  expect(ruledEntities({ dataEntities: [refused], prohibitions: [] })).toHaveLength(1)
})
