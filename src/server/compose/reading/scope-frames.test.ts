import { describe, expect, test } from 'vitest'
import { readWords } from './test-reading.ts'

type Field = 'scope' | 'technicalRequirements' | 'constraints' | 'additionalContext'
const outOf = (words: string, field: Field = 'technicalRequirements') =>
  readWords({ [field]: words })
    .scope.filter(({ within }) => !within)
    .map(({ text }) => text)

describe('what is left out', () => {
  test.each<[string, string[], Field?]>([
    ['Excludes: tasting, the cellar book.', ['tasting', 'the cellar book'], 'scope'],
    ['In - weighing, labels\nOut - invoices of the inn, cleaning', ['invoices of the inn', 'cleaning'], 'scope'],
    ['Beyond this assignment: staffing, rents.', ['staffing', 'rents'], 'scope'],
    ['What we are not buying: tills, scales.', ['tills', 'scales'], 'scope'],
    ['Not before 2029: the web shop.', ['the web shop']],
    ['PK1 Included: berths, dues. PK2 Excluded: the crane, the slipway.', ['the crane', 'the slipway'], 'scope'],
    ['Keep your hands off the wage run.', ['the wage run']],
    ['The crane’s controls: hands off.', ['The crane’s controls']],
    ['On second thoughts, drop the loyalty card.', ['the loyalty card']],
    ['Ignore what I wrote about vouchers.', ['vouchers']],
    ['Don’t give any thought to the website.', ['the website']],
    ['We are not buying a stock system.', ['stock system']],
    ['Nobody expects a website from you.', ['website from you']],
    ['The order is not about tools: nothing is to be bought.', ['tools: nothing is to be bought']],
    ['Scales and tills are being replaced in a project of their own.', ['Scales and tills']],
    ['The lorries have a project of their own.', ['The lorries']],
    ['Weather forecasts would be a second step.', ['Weather forecasts']],
    ['Ground radar shows position but that’s phase 2.', ['Ground radar shows position'], 'additionalContext'],
    ['Anything to do with the car park is for the landlord.', ['Anything to do with the car park']],
    ['Training of skippers is offered by another body and is no part of the order.', ['Training of skippers']],
    ['There is no skippers’ log-in and we don’t want one.', ['skippers’ log-in']],
    ['Owners: 96 families; they do not get accounts under this project.', ['Owners – they do not get accounts under this project']],
    ['Bookings are in Kelpie. That stays, don’t integrate with it in this round.', ['Integration with Kelpie']],
  ])('%s', (words, out, field) => {
    expect(outOf(words, field)).toEqual(out)
  })

  test.each([
    'Discounts are not the cashier’s job; the manager releases them.',
    'Deciding is the curator’s job; the system only proposes.',
    'No: the second signature is needed.',
    'Whoever is not asked for a code is let in.',
    'Nothing about members on servers outside the canton.',
    'Weights are ignored if they are older than a day.',
    'Never drop the connection to the scale.',
    'They are in a drawer; leave a copy there.',
    'The old labels are left on the crate.',
    'A driver does not leave without green.',
    'What is not on the list is asked for.',
  ])('nothing is left out: %s', (words) => {
    expect(outOf(words)).toEqual([])
  })

  test('words that name no work are no items', () => {
    expect(outOf('Out: banners, please, not now, they’d only drown in it.', 'scope')).toEqual(['banners'])
  })
})

describe('what somebody would like and somebody refuses', () => {
  test.each([
    ['My colleague from sales asks whether the same platform can do price forecasts. No, not now.', 'price forecasts'],
    ['My brother says also cameras on the shelf. No! Other project.', 'cameras on the shelf'],
    ['Everybody wants to rebuild the cold store. It’s paid for until 2029 and nobody is to touch it.', 'rebuild the cold store'],
    ['For older barrels there are paper folders in the cellar; leave them.', 'paper folders in the cellar'],
    ['Otto talks about drones. Never.', 'drones'],
  ])('%s', (words, topic) => {
    const { scope, statements } = readWords({ technicalRequirements: words })
    const left = scope.filter(({ within }) => !within)
    expect(left.map(({ text }) => text).join()).toContain(topic)
    // The sentence that names it is the one that is left out, so that nothing is designed for it.
    expect(left.map(({ statement }) => statement)).toEqual([statements[0]?.id])
  })

  test.each([
    'The cook wants the list by eight. It is printed in the kitchen.',
    'The clerk says yes or no. Not later than noon.',
    'My colleague asks whether a barrel is full. The scale knows.',
    'There are two gates. Never both open.',
    'Everybody wants a quick answer. Two seconds.',
  ])('nothing is refused: %s', (words) => {
    expect(outOf(words)).toEqual([])
  })
})

test('answers to “Anything out?” are left out, and why is no item', () => {
  const talk = [
    'MARA: Anything out?',
    'OTTO: Sail lofts. They’ve got their own people. And rope - no knots, no splices.',
    'MARA: Fine.',
    'OTTO: Good.',
  ]
  expect(outOf(talk.join('\n'))).toEqual(['Sail lofts', 'rope - no knots', 'splices'])
})

test('“Please not.” answers the question before it', () => {
  const talk = ['MAX: And a chat on the site?', 'ANA: Please not.', 'MAX: Fine.', 'ANA: Good.']
  expect(outOf(talk.join('\n'))).toEqual(['chat on the site'])
})
