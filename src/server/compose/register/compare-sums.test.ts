import { expect, test } from 'vitest'
import { givenRegister } from './given-register.ts'

const warnings = (text: string) =>
  givenRegister({ additionalContext: text })
    .calculations.filter(({ warns }) => warns)
    .map((one) => one.text)

test.each([
  [
    'Capital 1.1m, thereof 250k boats + 600k piers + 350k tills.',
    '250,000 + 600,000 + 350,000 is 1,200,000; the brief says “1.1m”.',
  ],
  [
    'The value is EUR 740,000 excluding VAT over four years: EUR 310,000 implementation and EUR 105,000 a year for operation.',
    '310,000 + 105,000 + 105,000 + 105,000 + 105,000 is 730,000; the brief says “EUR 740,000”.',
  ],
  ['£1.2m capital (grant £700k, reserves £450k).', '700,000 + 450,000 is 1,150,000; the brief says “£1.2m”.'],
  [
    'Budget 1,35 Mio. € netto: Stufe 1 520.000 €, Stufe 2 480.000 €, Stufe 3 300.000 €.',
    '520,000 + 480,000 + 300,000 is 1,300,000; the brief says “1,35 Mio. €”.',
  ],
  ['Award criteria: price 30 %, quality 45 %, environment 30 %.', '30 + 45 + 30 is 105; weights add up to 100.'],
  ['40 users x 12 months x EUR 30 = EUR 15,000', '40 × 12 × 30 is 14,400; the brief says “EUR 15,000”.'],
  ['Running it is EUR 2,500 a month, so EUR 36,000 a year.', '2,500 × 12 is 30,000; the brief says “EUR 36,000”.'],
])('%s', (text, warning) => expect(warnings(text)).toContain(warning))

test.each([
  'Capital 1.2m, thereof 250k boats + 600k piers + 350k tills.',
  'EUR 730,000 over four years: EUR 310,000 implementation and EUR 105,000 a year.',
  'CHF 900,000 for three years, of which hardware 340,000.',
  '1.4m in all, of which 250k for piers, 600k for boats.',
  '£1.15m capital (grant £700k, reserves £450k).',
  '£1.2m (of which £700k is a grant, £100k for tests).',
  'NOK 38.5 million: NOK 21 million to build, NOK 12 million for two years (NOK 6 million a year) and NOK 5.5 million for options.',
  'Budget £200k: not more than £60k in the first year, £900 a day.',
  'Award criteria: price 40 %, quality 40 %, references 20 %.',
  '34 handlers x 6.5h x £19 = £4,199 a day; 18 months @ £12k run = £216k.',
  'Betrieb höchstens 9.500 € im Monat, also 114.000 € im Jahr.',
  'A box of 3 x 4 m is EUR 500 a month.',
  'C++ and 3 + 4 boats of 1.1m length.',
])('nothing in %s', (text) => expect(warnings(text)).toEqual([]))
