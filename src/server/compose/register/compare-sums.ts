import type { Statement } from '#server/solution/statement.ts'
import type { Calculated } from './calculated.ts'

const amount = String.raw`(?:[€$£]|EUR|USD|GBP|CHF)?\s?\d[\d.,'’]*(?![\d.,'’]*\d)(?:\s?(?:k|m|million|thousand|Mio\.?|T€)(?!\p{L}))?(?:\s?(?:[€$£]|EUR|USD|GBP|CHF|euros?|pounds?|dollars?)(?!\p{L}))?`
const amounts = new RegExp(amount, 'giu')
const scales: Record<string, number> = { k: 1e3, thousand: 1e3, 't€': 1e3, m: 1e6, million: 1e6, mio: 1e6, 'mio.': 1e6 }

/** The number that an amount stands for: `1.1m` is 1,100,000. A comma or point before exactly three digits separates thousands. */
function sizeOf(words: string): number {
  const [, digits = '', scale = ''] = /(\d[\d.,'’]*)\s?(k|m|million|thousand|mio\.?|t€)?/i.exec(words) ?? []
  const plain = digits
    .replaceAll(/[.,'’](?=\d{3}(?!\d))/g, '')
    .replace(/[.,'’]+$/, '')
    .replace(',', '.')
  return Number(plain) * (scales[scale.toLowerCase()] ?? 1)
}

/** Amounts with a separator between them, and words around each. */
const listOf = (separator: string) =>
  String.raw`(${amount}[^.;+,\n]{0,40}(?:(?:${separator})\s?[^.;+,\d\n]{0,30}${amount}[^.;+,\n]{0,40}){1,8})`
/** “740,000 = 310,000 + 430,000”; “1.1m, thereof 250k pilot, 600k rollout and 350k reserve”, which need not be all of it. */
const added = [
  {
    form: new RegExp(String.raw`(?<![\d.,\p{L}])(${amount})[^.;=+,\n]{0,60}?=\s?${listOf(String.raw`\+`)}`, 'giu'),
    mayBePart: false,
  },
  {
    form: new RegExp(
      String.raw`(?<![\d.,\p{L}])(${amount})[^.;=+\n]{0,60}?\b(?:thereof|of which|namely|being|made up of|davon|dont|de los cuales|waarvan|di cui|z czego)\b[:\s]*[^.;+\d\n]{0,30}?${listOf(String.raw`\+|,|\band\b|\bund\b|\bet\b|\by\b|\ben\b|\bi\b|\be\b`)}`,
      'giu',
    ),
    mayBePart: true,
  },
]
const years = String.raw`(two|three|four|five|six|\d{1,2})`
const counts: Record<string, number> = { two: 2, three: 3, four: 4, five: 5, six: 6 }
const countOf = (word = '') => counts[word.toLowerCase()] ?? Number(word)
/** “740,000 over four years: 310,000 implementation and 105,000 a year”. */
const recurring = new RegExp(
  String.raw`(?<![\d.,\p{L}])(${amount})[^.;:\n]{0,60}?\b(?:over|for|in) ${years} years\b[^.;:\n]{0,30}?:\s?[^.;\d\n]{0,30}?(${amount})[^.;\d\n]{0,60}?\b(?:and|plus)\b[^.;\d\n]{0,30}?(${amount})\s?(?:a|per|each|every)\s(?:year|annum)`,
  'giu',
)

const figure = (value: number) => value.toLocaleString('en-GB', { maximumFractionDigits: 2 })

/** A total that one statement gives beside its own parts, and that is not their sum. */
export const compareSums = (statements: Statement[]): Calculated[] =>
  statements.flatMap(({ id, text }) => {
    const lists = added.flatMap(({ form, mayBePart }) =>
      [...text.matchAll(form)].map(([, total = '', list = '']) => ({
        total,
        sizes: (list.match(amounts) ?? []).map(sizeOf),
        mayBePart,
      })),
    )
    const yearly = [...text.matchAll(recurring)].map(([, total = '', over, once = '', each = '']) => ({
      total,
      mayBePart: false,
      sizes: [sizeOf(once), ...Array.from({ length: countOf(over) }, () => sizeOf(each))],
    }))
    return [...lists, ...yearly].flatMap(({ total, sizes, mayBePart }): Calculated[] => {
      const sum = sizes.reduce((all, size) => all + size, 0)
      const over = sum - sizeOf(total)
      if (sizes.length < 2 || !Number.isFinite(sum) || (mayBePart ? over : Math.abs(over)) < 0.005 * sum) return []
      const words = sizes.map(figure).join(' + ')
      return [
        {
          kind: 'sum',
          text: `${words} is ${figure(sum)}; the brief says “${total.trim()}”.`,
          sum: `${words} = ${figure(sum)}`,
          statements: [id],
          warns: true,
        },
      ]
    })
  })

const lasts: [RegExp, string][] = [
  [/(?<![\d.,/:-])(?:3[01])(?:st|\.)? (?:of )?(?:Feb(?:ruary|ruar)?|février|febrero)(?!\p{L})/giu, 'February has at most 29 days'],
  [
    /(?<![\d.,/:-])31(?:st|\.)? (?:of )?(?:April|Apr|June|Juni?|Sept?(?:ember)?|Nov(?:ember)?|avril|juin|septembre|novembre|abril|junio|septiembre|noviembre)(?!\p{L})/giu,
    'this month has 30 days',
  ],
]

/** “31 November”: a day that no calendar has. */
export const listImpossibleDays = (statements: Statement[]): Calculated[] =>
  statements.flatMap(({ id, text }) =>
    lasts.flatMap(([days, why]) =>
      [...text.matchAll(days)].map(([day]) => ({
        kind: 'order' as const,
        text: `“${day}” does not exist: ${why}.`,
        sum: why,
        statements: [id],
        warns: true,
      })),
    ),
  )
