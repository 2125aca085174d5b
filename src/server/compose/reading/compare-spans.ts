import { lengthOfContract } from './length-of-contract.ts'
import type { Contradiction, StatedDate, Statement } from './reading.ts'
import { singular, wordsOf } from './tokens.ts'

const reach = 300
/** Statements of one kind that are compared with all others. */
const most = 20
const inDays: Record<string, number> = { day: 1, 'working day': 1.4, week: 7, month: 30.4, year: 365.25 }
const daysBetween = (from: string, to: string) => Math.round((Date.parse(to) - Date.parse(from)) / 86_400_000)
const textOf = ({ text }: Statement) => text.slice(0, reach)
const isFixed = ({ assumedYear, ambiguous, recurs }: StatedDate) => !assumedYear && !ambiguous && !recurs

const otherSpan =
  /\b(?:after|before|notice|within|every|each|per|support|warranty|maintenance|parallel|further|extension|extended|optional\w*|kept|earlier|later|prior|at least|at most|up to|least|minimum|of (?:this|that|which|them|it)|about|around|rest)\b/i

/** “From 1 March to 30 June 2027 (six months)”: the span and its two days say different things. */
function spanBesideDates(statement: Statement): Contradiction[] {
  const text = textOf(statement)
  const spans = statement.measures.filter(({ unit, comparison }) => Object.hasOwn(inDays, unit) && comparison === 'exactly')
  const [span] = spans
  const [first, second] = statement.dates
  const days =
    first && statement.dates.length === 1 && first.from !== first.to && / (?:to|until|till)|[–—-]/.test(first.words)
      ? daysBetween(first.from, first.to)
      : first && second && statement.dates.length === 2 && /\bfrom\b/i.test(text) && first.to < second.to
        ? daysBetween(first.from, second.to)
        : undefined
  if (!span || spans.length > 1 || days === undefined || !statement.dates.every(isFixed) || otherSpan.test(text)) return []
  const told = span.value * inDays[span.unit]!
  const near = text.slice(text.indexOf(span.quote) - 24, text.indexOf(span.quote))
  const isTheSpan = /(?:\(|,|:|\bis|\bi\.e\.|\bthat is|\blasts|\bruns(?: for)?|\btakes|\bfor|[–—])\s*(?:the )?$/i.test(near)
  if (!isTheSpan || told < 7 || Math.abs(days - told) <= Math.max(told * 0.2, 5)) return []
  const weeks = Math.round(days / 7)
  return [
    {
      a: statement.id,
      b: statement.id,
      kind: 'date',
      about: '',
      how: `the two days lie ${weeks} ${weeks === 1 ? 'week' : 'weeks'} apart`,
    },
  ]
}

const takes =
  /\b(?:implementation|project|build|development|delivery|work|introduction|migration|set-?up|assignment|installation)\b[^.;]{0,30}\b(?:takes?|lasts?|duration|needs?|requires?|period|is (?:planned|estimated|set) (?:at|for))\b/i
const begins = /\b(?:start(?:s|ing)?|kick-?off|begin(?:s|ning)?|commenc\w+|award(?:ed)?|contract (?:signature|signed|start))\b/i
const live = /\b(?:go(?:es|ing)?[- ]live|live|(?:in|into) (?:production|operation|service|use)|operational|opens)\b/i
const ofPart =
  /\b(?:pilot|phase|stage|wave|step|lot|trial|test\w*|training|each|every|first|part|prototype|or|if|unless|second|old|current|not before|earliest)\b/i

/** It takes nine months from March, and is to be live in August. */
function spanBeyondLive(statements: Statement[]): Contradiction[] {
  const dayOf = (words: RegExp) =>
    statements.filter(
      (statement) =>
        words.test(textOf(statement)) &&
        !ofPart.test(textOf(statement)) &&
        statement.dates.length === 1 &&
        statement.dates.every(isFixed),
    )
  const spans = statements.filter(
    ({ measures, dates, text }) =>
      takes.test(text.slice(0, reach)) &&
      dates.length === 0 &&
      measures.length === 1 &&
      Object.hasOwn(inDays, measures[0]!.unit) &&
      !ofPart.test(text.slice(0, reach)),
  )
  const [span, start, end] = [spans[0], dayOf(begins)[0], dayOf(live).at(-1)]
  const isShort = span?.measures[0]?.comparison === 'at-most'
  if (!span || !start || !end || start === end || isShort || spans.length > 1) return []
  const needed = span.measures[0]!.value * inDays[span.measures[0]!.unit]!
  const there = daysBetween(start.dates[0]!.from, end.dates[0]!.to)
  if (there <= 0 || needed <= there + 10) return []
  const how = `${start.dates[0]!.words} and ${end.dates[0]!.words} lie ${Math.round(there / 7)} weeks apart`
  return [{ a: span.id, b: end.id, kind: 'date', about: '', how }]
}

const comes =
  /^(?:the |our |all |both |new )*([\p{L}-]+(?: [\p{L}-]+){0,3}?) (?:is|are|will be|shall be) (?:only )?(?:in (?:service|place|operation)|available|there|delivered|ready|installed|connected|handed over|laid|commissioned)\b(?! (?:until|till|through|up to|at|in))/iu
/** What a part of the work stands on: “over two fibre rings”, “runs on the new racks”. */
const standsOn = (noun: string) =>
  new RegExp(
    String.raw`\b(?:over|via|through|on|by means of|uses?|using|with|in) (?:the |our |all |both |new |\d+ |two |three |four )*(?:[\p{L}-]+ ){0,2}?${noun}(?:s|es)?\b`,
    'iu',
  )
const deadlines = /\b(?:by|until|no later than|at the latest|live|in operation)\b/i

/** What the work stands on comes after the day on which the work is to be ready. */
function meansTooLate(statements: Statement[]): Contradiction[] {
  const coming = statements.filter((statement) => statement.dates.length > 0 && comes.test(textOf(statement)))
  return coming.slice(0, most).flatMap((statement): Contradiction[] => {
    const found = comes.exec(textOf(statement))?.[1]
    const [day] = statement.dates
    if (
      !found ||
      !day ||
      statement.dates.filter(isFixed).length > 1 ||
      !isFixed(day) ||
      /\b(?:old|existing|current|if|unless|or)\b/i.test(textOf(statement))
    )
      return []
    const noun = singular(wordsOf(found).at(-1) ?? '')
    const user = statements.find(
      (other) =>
        other !== statement &&
        other.segment.field === 'technicalRequirements' &&
        other.kind !== 'exclusion' &&
        other.kind !== 'question' &&
        standsOn(noun).test(textOf(other)),
    )
    if (!user || noun.length < 3) return []
    const early = statements.find(
      (other) =>
        other !== statement &&
        deadlines.test(textOf(other)) &&
        !/\b(?:test\w*|trial|pilot|training|award\w*|offers?|tenders?|bids?|design|prototype|report|demo|decid\w+|decision|answer\w*|workshop|questions|inception|plan|survey|study|paper)\b/i.test(
          textOf(other),
        ) &&
        other.dates.some((date) => (date.is === 'deadline' || date.is === 'start') && isFixed(date) && date.to < day.from),
    )
    return early && early !== user
      ? [{ a: early.id, b: statement.id, kind: 'date', about: noun, how: 'what it stands on comes later' }]
      : []
  })
}

const relative = /\b(?:launch\w*|live|ready|opens|switch-?over|cut-?over)\b[^.;]{0,20}\bbefore (?:the |our )?([\p{L}-]+)/iu

/** The day of going live: as it is written, or so many weeks before something that ends on a day. */
function liveDay(statements: Statement[]): { statement: Statement; day: string } | undefined {
  for (const statement of statements) {
    const [date] = statement.dates
    const text = textOf(statement)
    if (live.test(text) && !ofPart.test(text) && statement.dates.length === 1 && date && isFixed(date))
      return { statement, day: date.to }
    const what = relative.exec(text)?.[1]
    const span = statement.measures.find(({ unit }) => Object.hasOwn(inDays, unit))
    const ended =
      what && span && statements.find((other) => textOf(other).includes(what) && other.dates.some(({ is }) => is === 'end'))
    const end = ended ? ended.dates.find(({ is }) => is === 'end') : undefined
    if (span && end) {
      const day = new Date(Date.parse(end.to) - span.value * inDays[span.unit]! * 86_400_000)
      return { statement, day: day.toISOString().slice(0, 10) }
    }
  }
  return undefined
}

/** Work that starts in November, under a contract of four months, is not there in spring. */
function contractTooShort(statements: Statement[]): Contradiction[] {
  const isSpan = ({ measures }: Statement) => measures.length === 1 && Object.hasOwn(inDays, measures[0]!.unit)
  const contract = statements.find((statement) => lengthOfContract.test(textOf(statement)) && isSpan(statement))
  const start = statements.find(
    (statement) =>
      begins.test(textOf(statement)) &&
      !ofPart.test(textOf(statement)) &&
      statement.dates.length === 1 &&
      statement.dates.every(isFixed),
  )
  const going = liveDay(statements.filter((statement) => statement !== start).slice(0, 400))
  if (!contract || !start || !going || contract.measures[0]!.comparison === 'at-least') return []
  const days = contract.measures[0]!.value * inDays[contract.measures[0]!.unit]!
  const there = daysBetween(start.dates[0]!.to, going.day)
  return there > days + 10
    ? [{ a: contract.id, b: going.statement.id, kind: 'date', about: '', how: 'the contract ends before it is live' }]
    : []
}

const derived =
  /\b(?:reproduc\w*|recomput\w*|recalculat\w*|re-?run|repeat\w*|prov(?:e|ed|able)|explain\w*|trace\w*|rebuil\w*|verif\w*)\b[^.;]{0,40}\bfrom (?:the |its |their )?([\p{L}-]+(?: [\p{L}-]+){0,2}?)(?=[,.;]| for)/iu
const keptFor =
  /^(?:the |all |our )*([\p{L}-]+(?: [\p{L}-]+){0,2}?) (?:are|is|must be|shall be|stay|remain)\s?(?:kept|stored|retained|deleted|erased|destroyed|held)\b/iu

/** What is to be proved from the files for ten years, and the files are kept for five. */
function sourceGoneTooEarly(statements: Statement[]): Contradiction[] {
  const spanOf = ({ measures }: Statement) =>
    measures.filter(({ unit }) => Object.hasOwn(inDays, unit)).map(({ value, unit }) => value * inDays[unit]!)
  const headOf = (words: string | undefined) => singular(words?.split(' ').at(-1) ?? '')
  const kept = statements.filter((statement) => keptFor.test(textOf(statement)) && spanOf(statement).length === 1)
  const proving = statements.filter((statement) => derived.test(textOf(statement)))
  return proving.slice(0, most).flatMap((statement): Contradiction[] => {
    const source = headOf(derived.exec(textOf(statement))?.[1])
    const [long, ...more] = spanOf(statement)
    const short = kept.find(
      (other) =>
        other !== statement &&
        source !== '' &&
        headOf(keptFor.exec(textOf(other))?.[1]) === source &&
        spanOf(other)[0]! < (long ?? 0),
    )
    return long !== undefined && more.length === 0 && short
      ? [{ a: statement.id, b: short.id, kind: 'figure', about: '', how: 'what it is proved from is gone earlier' }]
      : []
  })
}

/** Spans of time that do not fit the days beside them. */
export const spansThatDoNotFit = (statements: Statement[]): Contradiction[] => [
  ...statements.flatMap(spanBesideDates),
  ...spanBeyondLive(statements),
  ...meansTooLate(statements),
  ...contractTooShort(statements),
  ...sourceGoneTooEarly(statements),
]
