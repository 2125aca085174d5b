import { isCurrency } from './currencies.ts'
import { isTimeUnit } from './measure-units.ts'
import type { Contradiction, Statement } from './reading.ts'

const reach = 500
type Placed = { value: number; unit: string; quote: string; comparison: string; at: number; end: number }

/** The figures of a sentence in their order, each where it stands. */
function placedIn({ text, measures }: Statement): Placed[] {
  let from = 0
  return measures.flatMap(({ value, unit, quote, comparison }) => {
    const at = text.indexOf(quote, from)
    if (at < 0) return []
    from = at + quote.length
    return [{ value, unit, quote, comparison, at, end: at + quote.length }]
  })
}

const sumOf = (items: { value: number }[]) => Number(items.reduce((sum, { value }) => sum + value, 0).toPrecision(12))
const told = (value: number) => value.toLocaleString('en-GB', { maximumFractionDigits: 2 })
const itself = (statement: Statement, kind: Contradiction['kind'], how: string): Contradiction => ({
  a: statement.id,
  b: statement.id,
  kind,
  about: '',
  how,
})

const ofWhole =
  /\b(?:of which|of that|made up of|consisting of|split into|divided into|comprising|namely|thereof|broken down)\b|:\s*$|\(\s*$/i
const notParts =
  /\b(?:plus|additional\w*|on top|further|excluding|not including|without|a year|per|annual\w*|each|rest|remainder|remaining|others?|about|before|after|instead|or)\b/i

/** “400,000, of which 300,000 for licences and 150,000 for hardware”: the parts are more than the whole. */
function moneyBeyondWhole(statement: Statement): Contradiction[] {
  const sums = placedIn(statement).filter(({ unit }) => isCurrency(unit) && !unit.includes('/'))
  const [whole, first] = sums
  const parts = sums.slice(1)
  if (!whole || !first || parts.length < 2) return []
  const text = statement.text.slice(0, reach)
  const joint = text.slice(whole.end, first.at)
  const isOne = parts.every(({ unit, comparison }) => unit === whole.unit && comparison !== 'at-most')
  if (!ofWhole.test(joint.replace(/\s+(?:for\s)?$/i, ' ')) || !isOne || notParts.test(text.slice(whole.end))) return []
  const sum = sumOf(parts)
  return sum > whole.value ? [itself(statement, 'money', `the parts come to ${told(sum)}, the whole is ${told(whole.value)}`)] : []
}

const total = /\b(?:in total|total|altogether|all in|overall|whole|entire|ceiling|budget(?: is| of)?:?)\b/i
const partOfIt =
  /\b(?:option\w*|extension|a year|per|annual\w*|yearly|monthly|each|running|after|from \d|in \d{4}|more|additional\w*|on top|plus|not included|separate\w*|other|apart|before|until|of (?:this|that|it|which)|minimum|turnover|insurance|penalt\w+|liability)\b/i

/** A ceiling for the whole, and sums for its parts that are more: each a line of the budget. */
function linesBeyondWhole(statements: Statement[]): Contradiction[] {
  const lines = statements
    .filter(({ segment: { field } }) => field === 'budget')
    .flatMap((statement) => {
      const sums = statement.measures.filter(({ unit }) => isCurrency(unit) && !unit.includes('/'))
      const [sum] = sums
      return sum && sums.length === 1 ? [{ statement, text: statement.text.slice(0, reach), ...sum }] : []
    })
  const wholes = lines.filter(({ text, statement }) => total.test(text) && !partOfIt.test(text) && statement.measures.length === 1)
  const [whole] = wholes
  const parts = lines.filter(({ text, statement }) => statement !== whole?.statement && !total.test(text) && !partOfIt.test(text))
  const isList = parts.length >= 2 && parts.every(({ text, unit }) => unit === whole?.unit && /\bfor\b|:|\|/.test(text))
  const sum = sumOf(parts)
  if (!whole || wholes.length > 1 || !isList || sum <= whole.value) return []
  const last = parts.at(-1)!.statement.id
  const how = `the parts come to ${told(sum)}, the whole is ${told(whole.value)}`
  return [{ a: whole.statement.id, b: last, kind: 'money', about: '', how }]
}

const openList =
  /\b(?:of which|including|among|amongst|such as|e\.g|rest|remaining|others?|at least|about|some|more|each|per|every|up to|a (?:day|week|month|year))\b|\/|%/i
const isCount = ({ unit, comparison }: Placed) =>
  unit !== '%' &&
  !isTimeUnit(unit) &&
  !isCurrency(unit) &&
  !unit.includes('/') &&
  comparison === 'exactly' &&
  !/^(?:[kmgt]b|o’clock|.?m|percentile)$/i.test(unit)

/** “26 boats: 14 skiffs, 8 punts and 6 barges”: a list that is told as the whole and is not. */
function countsBesideWhole(statement: Statement): Contradiction[] {
  const [whole, ...parts] = placedIn(statement)
  const [first, last] = [parts[0], parts.at(-1)]
  if (!whole || !first || !last || parts.length < 2 || !isCount(whole) || !parts.every(isCount)) return []
  const text = statement.text.slice(0, reach)
  const joint = text.slice(whole.end, first.at)
  const isList =
    /^[\p{L} -]{0,30}(?::|\(|–|,? (?:namely|made up of|consisting of))\s*$/u.test(joint) &&
    parts.every(({ end }, at) => /^[^.;]{0,60}?(?:,| and|\)|\.|$)/.test(text.slice(end, parts[at + 1]?.at ?? end + 60))) &&
    /\band\b|,/.test(text.slice(first.end, last.at))
  const sum = sumOf(parts)
  const isNear = sum !== whole.value && Math.abs(sum - whole.value) <= whole.value * 0.2
  const isOpen = openList.test(text.slice(whole.at, last.end + 40)) || parts.some(({ value }) => value >= whole.value)
  if (!isList || !isNear || isOpen || !Number.isInteger(sum)) return []
  return [itself(statement, 'figure', `the parts come to ${told(sum)}, the whole is ${told(whole.value)}`)]
}

const weights = /\b(?:weigh\w*|weighting|criteri\w+|scored|points|split|shared|divided|evaluat\w+|counts?)\b/i
const openShares =
  /\b(?:rest|remain\w*|others?|at (?:least|most)|up to|more than|less than|below|above|about|of (?:the|these|them|which)|from|to \d|increase\w*|fall\w*|today|discount|fee|tax)\b/i

/** “Price 40 %, quality 35 %, delivery 20 %”: the shares of one whole do not make a hundred. */
function sharesBesideHundred(statement: Statement): Contradiction[] {
  const text = statement.text.slice(0, reach)
  const shares = placedIn(statement)
  const isWhole = shares.length >= 3 && shares.every(({ unit, comparison }) => unit === '%' && comparison === 'exactly')
  if (!isWhole || !weights.test(`${statement.segment.heading ?? ''} ${text}`) || openShares.test(text)) return []
  const sum = sumOf(shares)
  return sum !== 100 && sum > 80 && sum < 125 ? [itself(statement, 'figure', `the shares come to ${told(sum)} %`)] : []
}

/** Sums that the brief states and that its own parts do not make. */
export const sumsThatDiffer = (statements: Statement[]): Contradiction[] => [
  ...statements.flatMap(moneyBeyondWhole),
  ...linesBeyondWhole(statements),
  ...statements.flatMap(countsBesideWhole),
  ...statements.flatMap(sharesBesideHundred),
]
