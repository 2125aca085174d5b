import type { Measure, Solution } from '#server/solution/solution.ts'
import { currencyCodes, valueOf } from './measure-units.ts'
import { measuresOf, readMeasures } from './read-measures.ts'
import type { Statement } from './statement.ts'

/** `least` is the lower end of a range. */
export type BudgetAmount = { amount: number; least: number; currency: string; statement: Statement }

const budgetWords = /\bbudget\b|\bfunding\b|\bspend\b|\bcost (?:ceiling|cap)\b/i
const isMoney = ({ unit }: Measure) => /^[A-Z]{3}$/.test(unit)
const wholeWords = /\b(?:total\w*|overall|altogether|in all|all[- ]in|ceiling|whole)\b/i
/** A price for one of something, or what somebody else asks, is not what there is to spend. */
const perPiece = /^\s*(?:\/|(?:per|each|an?|every)\s)/i
const price = /\b(?:quote[ds]?|quotation|licen[cs]e (?:fee|cost|price)|list price|offer(?:ed)?|vendor)\b/i
/** "400k approved (GBP)": the currency stands apart from its number. */
const apart = new RegExp(
  String.raw`(?<![\p{L}\d.,£€$])(?<number>\d+(?:[.,]\d+)*)\s?(?<scale>k|m|mn|million|thousand)?(?<between>\s[^.;()\d]{0,40})?\((?<code>${currencyCodes})\)`,
  'iu',
)

/** The amounts that the brief gives for the whole work, the budget field first. */
export function readBudgetAmounts(statements: Statement[]): BudgetAmount[] {
  return statements
    .filter(({ field, text }) => field === 'budget' || budgetWords.test(text))
    .toSorted((one, other) => Number(other.field === 'budget') - Number(one.field === 'budget'))
    .flatMap((statement) => {
      const amounts = amountsIn(statement)
      const whole = wholeOf(amounts, statement.text)
      if (!whole) return []
      const least = amounts.find(({ quote, comparison }) => quote === whole.quote && comparison === 'at-least') ?? whole
      return [{ amount: whole.value, least: least.value, currency: whole.unit, statement }]
    })
}

function amountsIn(statement: Statement): Measure[] {
  const { text } = statement
  if (price.test(text)) return []
  const groups = apart.exec(text)?.groups
  const loose: Measure[] = groups
    ? [
        {
          subject: 'budget',
          comparison: 'exactly',
          value: valueOf(groups['number'] ?? '0', groups['scale'] ?? ''),
          unit: (groups['code'] ?? '').toUpperCase(),
          quote: `${groups['number']}${groups['scale'] ?? ''}`,
        },
      ]
    : []
  const beside = measuresOf(statement).filter(
    (measure) => isMoney(measure) && !perPiece.test(text.slice(text.indexOf(measure.quote) + measure.quote.length)),
  )
  return [...loose, ...beside]
}

/** The first amount, but the upper end of a range and the one that is called the total. */
function wholeOf(amounts: Measure[], text: string): Measure | undefined {
  const [first, second] = amounts
  const isRange = first && second && first.quote === second.quote && first.comparison === 'at-least'
  const total = amounts.find(({ quote }) => {
    const place = text.indexOf(quote)
    return wholeWords.test(
      text
        .slice(Math.max(0, place - 24), place + quote.length + 24)
        .split(/[,;](?!\d)/)
        .find((part) => part.includes(quote)) ?? '',
    )
  })
  if (isRange) return second
  // Two currencies that are added up have no sum without a rate.
  const isAdded = first && amounts.some(({ unit }) => unit !== first.unit) && /\b(?:together|and|plus)\b/i.test(text)
  return total ?? (isAdded ? undefined : first)
}

/** All that the budget field says, with the amount for the whole where one is named; the field rules over what stands elsewhere. */
export function readBudget(statements: Statement[], words: string): Solution['budget'] {
  const quote = words.replace(/\s+/g, ' ').trim()
  const own = statements.filter(({ field }) => field === 'budget')
  const isNamed = readMeasures(words).some(isMoney)
  const first = readBudgetAmounts(isNamed ? own : statements).find(({ amount }) => amount > 0)
  if (first) return { quote: quote === '' ? first.statement.quote : quote, amount: first.amount, currency: first.currency }
  return quote === '' ? undefined : { quote }
}

const running = /[£€$]?\d[\d,.]*\s?(?:k|m|bn)?\s?(?:[A-Z]{3}\s?)?(?:\/\s?|(?:per|a|an|each|every) )(?:month|year|quarter|annum)\b/i
const notOurs = /\b(?:elsewhere|separate\w*|savings?|expected|currently|today|already|quote\w*)\b/i
const aside = /\bcontingency\b[^.;]*\b\d+(?:\.\d+)?\s?%|\b\d+(?:\.\d+)?\s?%[^.;]*\bcontingency\b/i

/** True for what the budget field says beside the whole amount and every document has to hold: the cost of running, and what is set aside. */
export const boundsRunning = (text: string) => (running.test(text) && !notOurs.test(text)) || aside.test(text)
