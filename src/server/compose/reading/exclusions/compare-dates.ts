import type { Contradiction, StatedDate, Statement } from '../reading.ts'
import { toldIn } from './binding-words.ts'

const most = 20
/** What stands in a plan, the earlier before the later: award, start, trial, going live. */
const steps: RegExp[] = [
  /\b(?:tender(?:s|ing)?|bids?|offers?|proposals?|procurement|award(?:ed|s)?|contract (?:is )?(?:sign\w*|conclu\w*)|signature|(?:council|board|committee|parliament|assembly)\b[^.;]{0,30}\b(?:decides?|votes?|approves?)|funding|grant decision)\b/i,
  /\b(?:kick-?off|(?:project|work|development|implementation)\b[^.;]{0,12}\b(?:starts?|begins?))\b/i,
  /\b(?:trial (?:run|operation)|user tests?|test phase|rehears\w+|pilot)\b/i,
  /\b(?:go(?:es|ing)?[- ]live|(?:be |is |are |goes |put |taken )?live\b|launch\w*|in (?:use|operation|service|production)|into (?:use|operation|service|production)|opens?|opening|productive|switched (?:on|over)|switch-?over|cut-?over|starts? of operation|operational|roll(?:ed)?[- ]?out|must be able to|able to)\b/i,
]
const lastStep = steps.length - 1
const ended =
  /\b(?:contract|agreement|funding|project|grant)\b(?! with\b)[^.;]{0,30}\b(?:ends?|expires?|runs? out|terminates?|lapses?|until|is over)\b/i
const ofPart =
  /\b(?:phase|stage|wave|lot|second|third|next|further|another|old|current|present|existing|previous|framework|extension|renewal|option\w*|each|every|earliest|not before|if|unless|refresher|preliminary|draft|first version)\b/i
const isSure = ({ recurs, ambiguous }: StatedDate) => !recurs && !ambiguous
const halfYear = 183 * 86_400_000

type Placed = { statement: Statement; step: number; date: StatedDate }

/** Whether the one surely ends after the other; days without a year only where they lie near each other. */
const isAfter = (one: StatedDate, other: StatedDate) =>
  one.from > other.to && (!(one.assumedYear || other.assumedYear) || Date.parse(one.from) - Date.parse(other.to) < halfYear)

const still =
  /\b(?:no|not|nothing|never|nobody|without|freeze|frozen|closed|stands? still|shut ?down|blackout|holidays?|blocked|tolerates? no|locked)\b/i
const stillWhat =
  /\b(?:chang\w+|releas\w+|deploy\w*|touched|work\w*|install\w*|systems?|closed|holidays?|freeze|frozen|blackout|shut ?down|interventions?|go-lives?|updates?|roll-?outs?)\b/i

/** It goes live in a span in which nothing may change or everything is closed. */
function liveInStillness(statements: Statement[], placed: Placed[]): Contradiction[] {
  const spans = statements.flatMap((statement) => {
    const text = toldIn(statement)
    const [date, ...more] = statement.dates
    return date &&
      more.length === 0 &&
      date.from !== date.to &&
      (date.is === 'freeze' || (still.test(text) && stillWhat.test(text)))
      ? [{ statement, date }]
      : []
  })
  return spans.slice(0, most).flatMap(({ statement, date }) =>
    placed
      .filter(({ step, statement: other }) => step >= lastStep - 1 && other !== statement)
      .filter(({ date: day, statement: other }) => {
        const isBy = /\b(?:by|before|until|no later than|latest)\b[^.;]{0,14}$/i.test(
          toldIn(other).slice(0, Math.max(0, toldIn(other).indexOf(day.words))),
        )
        return !isBy && isInside(day, date)
      })
      .slice(0, 1)
      .map(({ statement: other }): Contradiction => ({
        a: statement.id,
        b: other.id,
        kind: 'date',
        about: '',
        how: 'the work is due in a time in which nothing may be changed',
      })),
  )
}

function isInside(day: StatedDate, span: StatedDate) {
  const isYearly = span.recurs || span.assumedYear || day.assumedYear
  if (!isYearly) return span.from <= day.from && day.to <= span.to
  const [first, last, from, to] = [span.from, span.to, day.from, day.to].map((one) => one.slice(5))
  return first! <= last! ? first! <= from! && to! <= last! : from! >= first! || to! <= last!
}

/** Two days that cannot both be kept: the switch in the freeze, acceptance after the contract. */
export function datesThatExclude(statements: Statement[]): Contradiction[] {
  const dated = statements.filter(({ dates, kind }) => dates.length === 1 && isSure(dates[0]!) && kind !== 'exclusion')
  const placed = dated.flatMap((statement): Placed[] => {
    const text = toldIn(statement)
    const found = steps.flatMap((words, step) => (words.test(text) ? [step] : []))
    return found.length === 1 && !ofPart.test(text) ? [{ statement, step: found[0]!, date: statement.dates[0]! }] : []
  })
  const ends = dated.filter(
    (statement) => statement.systems.length === 0 && ended.test(toldIn(statement)) && !ofPart.test(toldIn(statement)),
  )
  const afterEnd = ends.flatMap((end) =>
    placed
      .filter(({ step, statement, date }) => step >= lastStep - 1 && statement !== end && isAfter(date, end.dates[0]!))
      .slice(0, 1)
      .map(({ statement }): Contradiction => ({
        a: end.id,
        b: statement.id,
        kind: 'date',
        about: '',
        how: 'it ends before what it is needed for',
      })),
  )
  return [...liveInStillness(statements, placed), ...afterEnd]
}
