import type { Statement } from '#server/solution/statement.ts'
import { amount, sizeOf } from './amount-words.ts'
import type { Calculated } from './calculated.ts'

const factor = String.raw`${amount}[^\d=×*@.;\n]{0,24}?`
const times = String.raw`\s?(?:[×*@]|\sx\s)\s?`
/** “40 users x 12 months x EUR 30 = EUR 14,400”, “18 months @ £12k run = £216k”. */
const product = new RegExp(String.raw`(?<![\d.,\p{L}])(${factor}(?:${times}${factor}){1,4})=\s?(${amount})`, 'giu')
const amounts = new RegExp(amount, 'giu')
const each = String.raw`\s?(?:a|per|each|every|im|pro|par|al|\/)\s?`
/** “EUR 2,500 a month, so EUR 30,000 a year”. */
const yearly = new RegExp(
  String.raw`(?<![\d.,\p{L}])(${amount})${each}(?:month|monat|mois|mes)\b[^.;\d\n]{0,30}?(?:\b(?:so|also|hence|i\.e\.|that is|das sind|donc|o sea)\b|[=→])[^.;\d\n]{0,24}?(${amount})${each}(?:year|annum|jahr|an|año)\b`,
  'giu',
)

const figure = (value: number) => value.toLocaleString('en-GB', { maximumFractionDigits: 2 })
/** Smaller results are seldom sums of a budget. */
const least = 100
/** A result that is rounded for its reader still counts as right. */
const tolerance = 0.01

/** A result that one statement gives beside its own factors, and that is not their product. */
export function productsOf({ id, text }: Pick<Statement, 'id' | 'text'>): Calculated[] {
  const products = [...text.matchAll(product)].map(([, factors = '', result = '']) => ({
    factors: (factors.match(amounts) ?? []).map(sizeOf),
    result,
  }))
  const years = [...text.matchAll(yearly)].map(([, month = '', year = '']) => ({ factors: [sizeOf(month), 12], result: year }))
  return [...products, ...years].flatMap(({ factors, result }): Calculated[] => {
    const value = factors.reduce((all, one) => all * one, 1)
    if (sizeOf(result) < least || !Number.isFinite(value) || Math.abs(value - sizeOf(result)) <= tolerance * value) return []
    const words = factors.map(figure).join(' × ')
    return [
      {
        kind: 'sum',
        text: `${words} is ${figure(value)}; the brief says “${result.trim()}”.`,
        sum: `${words} = ${figure(value)}`,
        statements: [id],
        warns: true,
      },
    ]
  })
}
