import { isCurrency } from './currencies.ts'
import type { Contradiction, Statement } from './reading.ts'

const toldOtherwise =
  /\b(?:had|has|have)? ?(?:understood|heard|thought|assumed|remembered|believed|expected)\b|\b(?:said|says|thinks|reckons|insists|claims|speaks of|spoke of|reads?|recalls?|remembers?)\b/i
const ofPartOfIt =
  /\b(?:of (?:that|this|it|which|them)|per|each|a (?:year|month)|(?<!\b(?:cent|penny|no|not|euro|pound|dollar) )more|less|another|further|extra|for)\b/i
const spoken = /^(?:Mr|Mrs|Ms|Dr|he|she|they|someone|somebody|the \p{L}+|\p{Lu}[\p{L}.]+)\b/u

/** “9.5 million in the budget. Anna had understood 11.”: the next sentence tells another figure for the same. */
function sumToldDifferently(statements: Statement[]): Contradiction[] {
  const sumsIn = ({ measures }: Statement) => measures.filter(({ unit }) => isCurrency(unit) && !unit.includes('/'))
  const onlyOne = <T>(items: T[]) => (items.length === 1 ? items[0] : undefined)
  // “My partner thinks of 90 000”: the currency is that of the sum before.
  const toldSum = (statement: Statement, before: Statement) =>
    onlyOne(sumsIn(statement)) ??
    onlyOne(statement.measures.filter(({ unit, value }) => unit === '' && value >= 1000)) ??
    inThousands(
      onlyOne(statement.measures.filter(({ unit }) => unit === '')),
      onlyOne(sumsIn(before).filter(({ quote }) => !isYearly(before, quote))),
    )
  return statements.flatMap((one, index): Contradiction[] => {
    const other = statements[index + 1]
    if (other === undefined || other.segment.field !== one.segment.field) return []
    const [first, second] = [onlyOne(sumsIn(one).filter(({ quote }) => !isYearly(one, quote))), toldSum(other, one)]
    const text = other.text.slice(0, 200)
    const isTold = spoken.test(text) && toldOtherwise.test(text) && text.split(' ').length < 16
    const isOther =
      first !== undefined &&
      second !== undefined &&
      (first.unit === second.unit || second.unit === '') &&
      first.value !== second.value &&
      Math.max(first.value, second.value) / Math.min(first.value, second.value) < 4
    return isTold && isOther && !ofPartOfIt.test(text) ? [{ a: one.id, b: other.id, kind: 'money', about: first.quote }] : []
  })
}

/** “60 T€ a year afterwards”: beside the sum that is spoken of. */
const isYearly = ({ text }: Statement, quote: string) =>
  /^\s*(?:p\.\s?a\b|per (?:year|annum)|a year|each year|annually|yearly|afterwards)/i.test(
    text.slice(text.indexOf(quote) + quote.length),
  )

type Sum = Statement['measures'][number]
/** “Three hundred”, said of 380 000: the thousands are understood. */
const inThousands = (told: Sum | undefined, sum: Sum | undefined): Sum | undefined =>
  told && sum && told.value >= 10 && sum.value >= 10_000 && told.value < 2000 && sum.value / told.value > 250
    ? { ...told, value: told.value * 1000 }
    : undefined

/** “Kept five years, Gareth said seven”: one sentence with two figures for one thing. */
function figureToldDifferently(statement: Statement): Contradiction[] {
  const [first, second, ...more] = statement.measures
  const text = statement.text.slice(0, 300)
  const at = second ? text.indexOf(second.quote, text.indexOf(first!.quote) + first!.quote.length) : -1
  if (!first || !second || more.length > 0 || at < 0 || first.unit === '' || isCurrency(first.unit)) return []
  const between = text.slice(text.indexOf(first.quote) + first.quote.length, at)
  const teller = /^\s?[,;–-]+\s?(?:but |and |though |although )?(.*)$/u.exec(between)?.[1] ?? ''
  const isTold =
    spoken.test(teller) && toldOtherwise.test(teller) && /^\p{Lu}|^(?:he|she|they|the)\b/u.test(teller) && teller.length < 50
  const isSame = second.unit === first.unit || second.unit === ''
  const isOther = first.value !== second.value && Math.max(first.value, second.value) / Math.min(first.value, second.value) < 4
  return isTold && isSame && isOther && !ofPartOfIt.test(text.slice(at + second.quote.length).slice(0, 24))
    ? [{ a: statement.id, b: statement.id, kind: 'figure', about: '' }]
    : []
}

/** What one says and another had understood; also where it is said with a question mark. */
export const figuresToldOtherwise = (statements: Statement[]): Contradiction[] => [
  ...sumToldDifferently(statements),
  ...statements.flatMap(figureToldDifferently),
]
