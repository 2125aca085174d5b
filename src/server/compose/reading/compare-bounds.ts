import { isCurrency } from './currencies.ts'
import { isTimeUnit } from './measure-units.ts'
import type { Contradiction, Statement } from './reading.ts'
import { singular, wordsOf } from './tokens.ts'

const reach = 300
/** Another time, an example, an exception or a guess bounds nothing. */
const otherCase =
  /\b(?:today|currently|at present|so far|now|last (?:year|season|month|week|winter|summer)|were|was|had|had been|except|unless|exceptional\w*|or|for example|e\.g|such as|if|when|where|instead|otherwise|later|until|temporar\w+|first|the second|target|goal|aim|ideally|average|on average|median|about|usually|normally|mostly|each of|(?<!no |not )more|another|additional\w*|extra|further|other|others|rest|remaining)\b/i
const binds =
  /\b(?:must|shall|has to|have to|may|can|cannot|is to|are to|needs? to|at most|at least|no more than|not more than|not exceed|maximum|minimum|max\.?|min\.?|limit\w*|never|up to|allowed|within)\b/i

/** Words that only hold a sentence together, that bound, or that say no more than “has”. */
const light = new Set(
  'the a an and of to in on at by for from with as is are be been it its that this these those not no than then must shall should may can will would was were has have had do does each every any all our we they their his her there which who also only both never cannot least most more less fewer maximum max minimum min limit limited allowed permitted up one own per exceed exceeds exceeding within over under longer later hold holds held keep keeps own owns get gets receive receives receives issued issue give given carry carries take takes taking allow allows contain contains number total count amount start day pilot live onwards'.split(
    ' ',
  ),
)
/** “From the pilot on”: a rule of the service from its first day. */
const fromTheStart = /\bfrom (?:the )?(?:pilot|start|beginning|first day|day one|go-?live|launch)(?: on| onwards?)?\b/gi

const numberWords =
  /\b(?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fifteen|twenty|thirty|forty|fifty|sixty|ninety)\b/gi

const subjectOf = (text: string) =>
  new Set(
    wordsOf(text.replace(fromTheStart, ' ').replace(numberWords, ' '))
      .map((word) => singular(word.replace(/'s$/, '')))
      .filter((word) => word.length > 1 && !light.has(word)),
  )
const isSame = (one: Set<string>, other: Set<string>) => one.size === other.size && [...one].every((word) => other.has(word))

/** Numbers that tell one thing from another: “tier 2”, “furnace 4”, “room 2.15”. */
const designators = (text: string, quote: string) =>
  [...text.replace(quote, ' ').matchAll(/\d+(?:[.,:]\d+)*/g)].map(([digits]) => digits).join(' ')

const inSeconds: Record<string, number> = {
  ms: 0.001,
  s: 1,
  min: 60,
  h: 3600,
  day: 86_400,
  week: 604_800,
  month: 2_629_800,
  year: 31_557_600,
}

type Bound = {
  statement: Statement
  unit: string
  value: number
  comparison: Statement['measures'][number]['comparison']
  subject: Set<string>
  others: string
}

function boundOf(statement: Statement): Bound[] {
  const text = statement.text.slice(0, reach)
  const [measure, ...more] = statement.measures
  if (!measure || more.length > 0 || statement.dates.length > 0 || otherCase.test(text) || !binds.test(text)) return []
  const { unit, quote, value, comparison } = measure
  if (isCurrency(unit) || comparison === 'about' || unit === 'o’clock') return []
  const seconds = inSeconds[unit]
  const isSpan = isTimeUnit(unit) || unit === '%'
  // What is counted is part of what the sentence speaks of; of a span of time that has to be said besides.
  const subject = subjectOf(`${text.replace(quote, ' ')} ${isSpan ? '' : unit}`)
  if (subject.size < 2) return []
  return [
    {
      statement,
      unit: seconds === undefined ? unit : 'time',
      value: value * (seconds ?? 1),
      comparison,
      subject,
      others: designators(text, quote),
    },
  ]
}

/** Whether no figure keeps both. */
function excludes(one: Bound, other: Bound): boolean {
  if (one.comparison === other.comparison) return one.value !== other.value
  const [low, high] = one.comparison === 'at-least' || other.comparison === 'at-most' ? [one, other] : [other, one]
  return low.value > high.value
}

/** “All permits of a household are at most three”, “each household holds at most two permits”. */
export const boundsThatExclude = (statements: Statement[]): Contradiction[] => {
  const bounds = statements.flatMap(boundOf).slice(0, 60)
  return bounds.flatMap((one, index) =>
    bounds
      .slice(index + 1)
      .filter(
        (other) =>
          (one.unit === other.unit || one.unit === '' || other.unit === '') &&
          one.statement.segment.id !== other.statement.segment.id &&
          one.others === other.others &&
          isSame(one.subject, other.subject) &&
          excludes(one, other),
      )
      .map((other): Contradiction => ({
        a: one.statement.id,
        b: other.statement.id,
        kind: 'figure',
        about: [...one.subject].slice(0, 3).join(' '),
      })),
  )
}
