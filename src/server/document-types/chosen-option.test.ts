import { expect, test } from 'vitest'
import { chosenOption } from './chosen-option.ts'

const option = (name: string) => ({ name, merit: `${name} is good`, drawback: '' })
const options = [option('Held for review'), option('Sent when signed')]
const byPerson = { from: 'person' as const, by: 'Ada' }
const byModel = { from: 'model' as const, model: 'm', reason: '' }

test('the option with the name of the outcome is the chosen one, wherever it stands', () => {
  const { chosen, others } = chosenOption({ outcome: 'sent when signed', options, source: byPerson })
  expect([chosen?.at, others.map(({ name }) => name)]).toEqual([1, ['Held for review']])
  expect(chosenOption({ outcome: 'Sent when signed, and sampled afterwards', options, source: byPerson }).chosen?.at).toBe(1)
})

test('an outcome that is none of the options has nothing for it where a person wrote it; elsewhere the first is meant', () => {
  const other = { outcome: 'Last writer wins', options }
  expect(chosenOption({ ...other, source: byPerson })).toMatchObject({ chosen: undefined, others: [{ at: 0 }, { at: 1 }] })
  expect(chosenOption({ ...other, source: byModel }).chosen?.at).toBe(0)
  expect(
    chosenOption({ outcome: 'No downtime', options: [option('Own'), option('Bought')], source: byPerson }).chosen,
  ).toBeUndefined()
})
