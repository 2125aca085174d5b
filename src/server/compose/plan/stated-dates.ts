import type { Solution } from '#server/solution/solution.ts'
import type { Reading, StatedDate, Statement } from '../reading/reading.ts'

type Dated = Reading['dates'][number]
type Kind = Solution['milestones'][number]['kind']

/** The day on which a contract is made: nobody works before it. */
const award =
  /\b(?:award(?:ed|ing)?|contract(?: (?:award(?:ed)?|signed|signature|starts?|begins?|start|commencement))?|(?:signing|signature|start) of (?:the )?contract|appointment of (?:the )?(?:supplier|contractor|vendor|partner)|purchase order)$/i
/** Of another contract, or of what becomes of it. */
const otherwise =
  /\b(?:present|current|existing|old|former|last|its|their|end of|licen[cs]e|rental|lease|maintenance|support|hosting)\b/i
/** What begins is the work itself, and not a season, a pilot or a phase of it. */
const work =
  /^(?:(?:the )?(?:project|work|works|assignment|contract|implementation|delivery|commission)\b.*|.*\b(?:start|starts|begin|begins|kick-?off|commence\w*|mobilisation)(?: of (?:the )?(?:project|work|works|assignment|contract|implementation))?)$/i

/** “Fall classes, which begin 23 August”, “in the new store from 1 September”: a day in the life of theirs, or the end of the work. */
const ofOthers =
  /\b(?:which|that|who|whose|when|where|nothing|nobody|no)\b|\b(?:in|into|from|on) the new\b|\b(?:live|in (?:production|operation|use|service))\b/i

/** By its name, or by the words right before the day. */
export function isAward({ is, what, words }: StatedDate, { text }: Pick<Statement, 'text'>): boolean {
  const at = text.indexOf(words)
  const before = text.slice(Math.max(0, at - 60), Math.max(0, at)).replace(/(?:[\s:,–-]|\b(?:on|by|in|the|is|of|from)\b)+$/i, '')
  const said = [what.trim(), before.split(/[.;]\s/).at(-1)!].find((one) => award.test(one))
  return (is === 'event' || is === 'start') && said !== undefined && !otherwise.test(said)
}

/** The day from which the brief lets the work begin: said so, else that of the contract, else the first start of anything. */
export function statedStart({ dates, statements }: Pick<Reading, 'dates' | 'statements'>, today: string): string | undefined {
  const byId = new Map(statements.map((statement) => [statement.id, statement]))
  const isContract = (date: Dated) => isAward(date, byId.get(date.statement) ?? { text: '' })
  const rank = (date: Dated) => (date.is === 'start' && work.test(date.what.trim()) ? 0 : isContract(date) ? 1 : 2)
  return dates
    .filter((date) => isContract(date) || (date.is === 'start' && !ofOthers.test(date.what)))
    .filter(({ to }) => to >= today)
    .toSorted((one, other) => rank(one) - rank(other) || (one.from < other.from ? -1 : 1))[0]?.from
}

const weekday = /\b(?:mon|tues|wednes|thurs|fri|satur|sun)days?\b/i
/** “Each Monday”: what is done in its turn all the year round bounds no work. */
export const isRhythm = ({ words, recurs }: StatedDate) => recurs === true && weekday.test(words) && !/\d/.test(words)

/** What the client takes for granted is due from somebody else; only what is said of this work is due from it. */
const isTakenForGranted = ({ is }: StatedDate, { segment, text }: Pick<Statement, 'segment' | 'text'>) =>
  segment.field === 'assumptions' && (is === 'deadline' || is === 'end') && !ownEnd.test(text)
const ownEnd =
  /\b(?:go(?:es)?[- ]?live|live|project|this work|we (?:finish|deliver|complete)|implementation|roll-?out|launch\w*)\b/i

/** “(letter of October)”: a month that is named with something taken for granted is no span to keep free. */
export const isNamedInPassing = ({ is }: StatedDate, said: Pick<Statement, 'segment'> | undefined) =>
  is === 'event' && said?.segment.field === 'assumptions'

/** What bidders hand in, before there is any work. */
const bidding =
  /^(?:(?:the |all |final |closing (?:date )?(?:for |of )?|submission of |receipt of |deadline for )*(?:proposals?|bids?|offers?|quotations?|expressions? of interest|questions (?:of|from|by) bidders|clarifications?))\b(?! (?:is|are) (?:accepted|published))/i

/** A day that this work has to keep: not one that others owe, nor one of the tender. */
export const isDue = (date: StatedDate, said: Pick<Statement, 'segment' | 'text'>) =>
  (date.is === 'deadline' || date.is === 'end') && !isTakenForGranted(date, said) && !bidding.test(date.what.trim())

/** A contract starts the work; what others owe, or bidders, is an event. */
export function milestoneKind(date: Dated, said: Statement): Kind {
  if (isAward(date, said) || date.is === 'freeze') return 'start'
  const isElsewhere = (date.is === 'deadline' || date.is === 'end') && !isDue(date, said)
  return isElsewhere ? 'event' : (date.is as Kind)
}
