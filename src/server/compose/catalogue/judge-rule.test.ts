import { expect, test } from 'vitest'
import { isLikelyRule, likelyControls } from './judge-rule.ts'
import { loadCatalogue } from './load-catalogue.ts'

const keptBy = (text: string) => likelyControls(text, loadCatalogue()).map(({ id }) => id)

test.each([
  ['Beekeepers find their own hives in the list and nobody else’s.', 'own-rows-only'],
  ['Ferrymen tap their badge on the screen, nobody types a password on deck.', 'device-sign-in'],
  ['Weavers have no reception in the loft, so entries go up when the line is back.', 'works-offline'],
])('a rule that no expression was written for has its control: %s', (text, control) => {
  expect(keptBy(text)).toContain(control)
  expect(isLikelyRule(text, loadCatalogue())).toBe(true)
})

test.each(['The dairy was founded in 1904 and has 12 shops.', 'The lane is paved with slate.'])(
  'what only tells is kept by nothing: %s',
  (text) => expect(keptBy(text)).toEqual([]),
)

test('what a control leaves alone is not taken for it, however likely', () =>
  expect(keptBy('The ledger stays the master and nothing is written into it except the delivery status.')).not.toContain(
    'read-only-source',
  ))
