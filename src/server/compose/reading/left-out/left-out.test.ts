import { describe, expect, test } from 'vitest'
import { readWords } from '../test-reading.ts'

type Field = 'scope' | 'constraints' | 'technicalRequirements' | 'additionalContext' | 'assumptions'
const outOf = (words: string, field: Field) =>
  readWords({ [field]: words })
    .scope.filter(({ within }) => !within)
    .map(({ text }) => text)

describe('a label that names nothing itself and leaves out', () => {
  test.each<[string, string[]]>([
    ['Things people will tell you we need and we don’t: a tram map, a mascot.', ['tram map', 'mascot']],
    ['You will not be asked to look at: the greenhouse, tugs.', ['the greenhouse', 'tugs']],
    ['Handled by others: pest control (contractor), gardening.', ['pest control (contractor)', 'gardening']],
    [
      'It is not object of the contract: purchase of the boats (other bidders), the quay.',
      ['purchase of the boats (other bidders)', 'the quay'],
    ],
    ['Bought already and therefore not in your offer: the racks.', ['the racks']],
    ['Excluded are drying, packing and the shop.', ['drying', 'packing and the shop']],
    ['No need to cover fish auctions, ice supply.', ['fish auctions', 'ice supply']],
    ['All shops apart from the kiosk on the pier.', ['the kiosk on the pier']],
  ])('%s', (words, out) => {
    expect(outOf(words, 'scope')).toEqual(out)
  })

  test.each(['Other requirements: the crane, the quay.', 'What we cannot do without: the crane.'])(
    'leaves nothing out: %s',
    (words) => {
      expect(outOf(words, 'constraints')).toEqual([])
    },
  )
})

describe('what is said of a subject', () => {
  test.each<[string, string[], Field]>([
    [
      'Every toll interface is outside this tender, as are the weigh stations and fleet cards.',
      ['Every toll interface', 'the weigh stations and fleet cards'],
      'constraints',
    ],
    ['Rope stock is not included, nor is the slipway.', ['Rope stock', 'the slipway'], 'scope'],
    ['Pilot rosters aren’t in it, and the same goes for the auction ring.', ['Pilot rosters', 'the auction ring'], 'scope'],
    ['The pumps in the old works aren’t to be touched either.', ['The pumps in the old works'], 'additionalContext'],
    ['Repairs run over the landlord’s own planning and must not be drawn in.', ['Repairs'], 'scope'],
    ['Seals on crates: not before 2030.', ['Seals on crates'], 'assumptions'],
    ['Bell ringing comes with release two.', ['Bell ringing'], 'scope'],
    ['Recruitment of wardens is done by HR.', ['Recruitment of wardens'], 'scope'],
    ['Freight rates are calculated elsewhere.', ['Freight rates'], 'assumptions'],
    ['Premiums are computed by Group Treasury in their own tool, we hand over the gross.', ['Premiums'], 'constraints'],
    [
      'Fundraising and the kit store are in a spreadsheet and stay in a spreadsheet.',
      ['Fundraising and the kit store'],
      'additionalContext',
    ],
    ['Costing remains in Tarn.', ['Costing'], 'scope'],
    ['A sail calculator was asked for by one club and is not planned.', ['sail calculator'], 'additionalContext'],
  ])('%s', (words, out, field) => {
    expect(outOf(words, field)).toEqual(out)
  })

  test.each<[string, Field]>([
    ['Court orders are checked by the registrar and returned within two days.', 'technicalRequirements'],
    ['Samples that are not labelled are not to be accepted.', 'technicalRequirements'],
    ['What is not signed stays in the queue.', 'technicalRequirements'],
    ['The photo remains with the claim.', 'technicalRequirements'],
    ['Images stay in Tarn.', 'constraints'],
    ['The figure to plan for is Anna’s, not Leo’s.', 'additionalContext'],
    ['A seal is not touched before the second officer has signed.', 'technicalRequirements'],
  ])('leaves nothing out: %s', (words, field) => {
    expect(outOf(words, field)).toEqual([])
  })
})

describe('what somebody refuses', () => {
  test.each<[string, string[]]>([
    ['We don’t want you to touch the kiln controller.', ['the kiln controller']],
    ['Nor do we want a new booking engine: Tarn remains with the inns.', ['new booking engine']],
    ['Nor shall the barriers be replaced.', ['the barriers']],
    ['I’m not buying more tablets.', ['more tablets']],
    ['School boats have their own app, forget it.', ['School boats']],
    ['Salaries are paid out in Tarn, that’s Marlene’s, leave it alone.', ['Salaries']],
    ['Tree surveys get done by the contractor. Not touching that.', ['Tree surveys']],
    ['On-call pay – HR’s headache.', ['On-call pay']],
    ['Accounts (Tarn) leave out, Brid keys the invoices.', ['Accounts (Tarn)']],
    ['Staff lockers? That’s facilities.', ['Staff lockers']],
    ['All we need is open orders. Not the history, please.', ['the history']],
    ['They get a phone call, so nothing customer-facing thanks.', ['customer-facing']],
  ])('%s', (words, out) => {
    expect(outOf(words, 'additionalContext')).toEqual(out)
  })

  test.each([
    'It leaves out the north, our biggest district.',
    'Then he must not handle its notices.',
    'Nobody delivers a block that was not called.',
    'Not in July at the lake hotels.',
    'Monday was before we had more time, ignore it.',
  ])('leaves nothing out: %s', (words) => {
    expect(outOf(words, 'additionalContext')).toEqual([])
  })
})
