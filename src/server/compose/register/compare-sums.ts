import type { Quantity, Statement } from '#server/solution/statement.ts'
import { amount, sizeOf } from './amount-words.ts'
import type { Calculated } from './calculated.ts'
import { productsOf } from './find-products.ts'

const amounts = new RegExp(amount, 'giu')

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

/** `mayBePart`: the parts need not be all of the total. */
type Parts = { total: string; sizes: number[]; mayBePart: boolean }

const figure = (value: number) => value.toLocaleString('en-GB', { maximumFractionDigits: 2 })

const isMoney = (value: Statement['values'][number]): value is Quantity => value.kind === 'money' && value.low === value.high
const perTime =
  /^\s?(?:(?:a|per|each|every)\s|\/\s?|p\.\s?a)|^[^,;.)]{0,30}\b(?:a|per|each|every) (?:year|month|week|day|hour|annum|page|user)\b|^[^,;.)]{0,12}(?:im|pro) (?:Jahr|Monat|Tag)/iu

/** “£1.2m (grant £700k, reserves £450k)”, “1,35 Mio. €: Stufe 1 520.000 €, Stufe 2 480.000 €”: an amount and, directly after it, its parts. */
function partsInBrackets({ values, source, start }: Statement): Parts[] {
  const text = source.from === 'brief' ? source.quote : ''
  const amounts = values.filter(isMoney)
  return amounts.flatMap((total, index): Parts[] => {
    const opened = /^[^.;:(]{0,30}(\(|:)/.exec(text.slice(total.end - start))
    const next = amounts[index + 1]
    if (!opened || !next || next.start < total.end + opened[0].length) return []
    const from = total.end - start + opened[0].length
    const to = text.slice(from).search(opened[1] === '(' ? /\)/ : /(?<!\d)\.(?:\s|$)|;|\n|$/)
    const listed = amounts.filter((one) => one.start - start >= from && one.end - start <= from + to)
    const isSame = listed.every(
      ({ unit, low, end }) => unit === total.unit && low < total.low && !perTime.test(text.slice(end - start)),
    )
    const mayBePart = /\b(?:of which|thereof|including|incl|davon|dont|inklusive)\b/i.test(text.slice(from, from + 20))
    return isSame ? [{ total: total.quote, sizes: listed.map(({ low }) => low), mayBePart }] : []
  })
}

const weights =
  /\b(?:criteria|criterion|weight\p{L}*|award|evaluat\p{L}*|scor\p{L}*|wertung|gewicht\p{L}*|zuschlag\p{L}*|critères?|criterios?|gunning\p{L}*|kryteri\p{L}*|criteri)\b/iu

/** “Price 30 %, quality 45 %, environment 30 %”: weights that are not 100 %. */
function weightsOf({ text, values }: Statement): Parts[] {
  const shares = values.filter((value): value is Quantity => value.kind === 'percent' && value.low === value.high)
  return weights.test(text) && shares.length > 2 ? [{ total: '100 %', sizes: shares.map(({ low }) => low), mayBePart: false }] : []
}

/** Statements whose words are searched for parts of a total; a brief has a few with such a word. */
const most = 500
const joins =
  /=|\b(?:thereof|of which|namely|being|made up of|davon|dont|de los cuales|waarvan|di cui|z czego|years|month|monat|mois|mes)\b/iu

/** A total or a result that one statement gives beside its own parts or factors, and that they do not come to. */
export function compareSums(statements: Statement[]): Calculated[] {
  const searched = new Set(
    statements
      .filter(({ text }) => joins.test(text))
      .slice(0, most)
      .map(({ id }) => id),
  )
  return statements.flatMap((statement) => {
    const { id } = statement
    const text = searched.has(id) ? statement.text : ''
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
    const found: Parts[] = [...lists, ...yearly, ...partsInBrackets(statement), ...weightsOf(statement)]
    const sums = found.flatMap(({ total, sizes, mayBePart }): Calculated[] => {
      const sum = sizes.reduce((all, size) => all + size, 0)
      const over = sum - sizeOf(total)
      if (sizes.length < 2 || !Number.isFinite(sum) || (mayBePart ? over : Math.abs(over)) < 0.005 * sum) return []
      const words = sizes.map(figure).join(' + ')
      return [
        {
          kind: 'sum',
          text: `${words} is ${figure(sum)}; ${total === '100 %' ? 'weights add up to 100' : `the brief says “${total.trim()}”`}.`,
          sum: `${words} = ${figure(sum)}`,
          statements: [id],
          warns: true,
        },
      ]
    })
    return [...sums, ...productsOf({ id, text })]
  })
}
