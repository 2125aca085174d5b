import { formatDay } from '#shared/day-words.ts'
import { startOf } from '#shared/start-of-plan.ts'
import type { Solution } from '#server/solution/solution.ts'
import { isForBegin } from './against-dates.ts'
import { bare, countOf } from './english.ts'
import { lastWeekOf, milestonesOf, planEndOf } from './key-figures.ts'
import { quoted } from './prose.ts'

const award =
  /(?<!\p{L})(?:awards?|awarded|signature|signing|zuschlag\p{L}*|auftragserteilung|attribution|adjudicación|gunning)(?!\p{L})/iu

/** The words of the same clause before a quotation. */
const wordsBefore = (text: string, quote: string) =>
  /[^,;.]{0,40}$/.exec(text.slice(0, Math.max(0, text.indexOf(quote))))?.[0] ?? ''

/** The first day of the work, else that of the award, before which no work can begin. */
export function earliestStart(solution: Pick<Solution, 'milestones' | 'statements'>): string | undefined {
  const awards = (solution.statements ?? []).flatMap(({ text, values, earlier }) =>
    values.flatMap((value) =>
      value.kind === 'date' && !earlier && award.test(wordsBefore(text, value.quote)) ? [value.from] : [],
    ),
  )
  return startOf(solution)?.date ?? awards[0]
}

/** The week at whose end the promised work is done; operation afterwards is not part of it. */
export function doneIn({ workstreams }: Pick<Solution, 'workstreams'>): number | undefined {
  const promised = workstreams.filter(({ kind }) => kind !== 'operation')
  return promised.length > 0 ? Math.max(...promised.map(lastWeekOf)) : undefined
}

/** `52 weeks`, and how long we help to run it afterwards. */
export function planLength(solution: Pick<Solution, 'workstreams'>): string {
  const [done, end] = [doneIn(solution), planEndOf(solution)]
  return done === undefined || done === end ? `${end} weeks` : `${done} weeks, then support until week ${end}`
}

/** The deadline that must not be missed. */
export const deadlineOf = (solution: Pick<Solution, 'milestones'>) =>
  milestonesOf(solution)
    .filter((one) => one.kind === 'deadline' && !isForBegin(one))
    .at(-1)

/** `1 June 2027 (“Summer timetable”)`: the day and its purpose. */
export function deadlineText({ name, date }: Solution['milestones'][number]): string {
  const named = quoted(bare(name))
  return date ? `${formatDay(date)} (${named})` : named
}

/** `1 June 2027 (“Summer timetable”) is kept, with one week to spare`; undefined if plan or day is unknown. */
export function judgeDeadline(
  solution: Solution,
): { words: string; isKept: boolean; deadline: Solution['milestones'][number] } | undefined {
  const [deadline, slack] = [deadlineOf(solution), slackOf(solution)]
  if (!deadline || slack === undefined) return undefined
  const weeks = countOf(Math.abs(slack), 'week')
  const judged = isGone(deadline)
    ? 'lies before the work begins'
    : slack < 0
      ? `is missed by ${weeks}`
      : slack === 0
        ? 'is met, with nothing to spare'
        : `is met, with ${weeks} to spare`
  return { words: `${deadlineText(deadline)} ${judged}`, isKept: slack >= 0, deadline }
}

/** Whether a deadline is before the start of the work, so that no plan can meet it. */
export const isGone = ({ week }: Solution['milestones'][number]) => week === 0

/** Deadlines before the last one that are also before the end of the plan: the work they require must be done earlier. */
export function earlyDeadlinesOf(solution: Solution): Solution['milestones'] {
  const [done, last] = [doneIn(solution), deadlineOf(solution)]
  return milestonesOf(solution).filter(
    (one) => one.kind === 'deadline' && !isForBegin(one) && one !== last && done !== undefined && one.week < done,
  )
}

/** Weeks to spare before the deadline, negative if the plan is late; undefined if either is unknown. */
export function slackOf(solution: Solution): number | undefined {
  const deadline = deadlineOf(solution)
  const waited = solution.workstreams.filter(({ id }) => deadline?.work?.includes(id))
  const done = waited.length > 0 ? Math.max(...waited.map(lastWeekOf)) : doneIn(solution)
  return done === undefined || !deadline ? undefined : deadline.week - done
}

/** The longest chain of dependent pieces of work, up to the last one that ends. */
export function longestChain({ workstreams }: Pick<Solution, 'workstreams'>): Solution['workstreams'] {
  const byId = new Map(workstreams.map((stream) => [stream.id, stream]))
  const chain: Solution['workstreams'] = []
  let at = workstreams.toSorted((left, right) => lastWeekOf(right) - lastWeekOf(left))[0]
  while (at && !chain.includes(at)) {
    chain.unshift(at)
    const before: Solution['workstreams'] = at.dependsOn.flatMap((id) => byId.get(id) ?? [])
    at = before.toSorted((left, right) => lastWeekOf(right) - lastWeekOf(left))[0]
  }
  return chain
}

/** Periods that the work may still meet; those before its start are left out. */
export function windowsAhead(solution: Pick<Solution, 'milestones' | 'windows'>): NonNullable<Solution['windows']> {
  const first = startOf(solution)?.date
  return (solution.windows ?? []).filter(({ to, recurs }) => recurs || !first || to >= first)
}

/** The text of a period: the client's own, if it describes the period, or that of the person or model who named the work it affects. */
export const wordsOf = ({ source, text, work }: Pick<NonNullable<Solution['windows']>[number], 'source' | 'text' | 'work'>) =>
  source.from === 'brief' && work === undefined ? source.quote : text

/** Milestones that the plan can still meet, and missed deadlines, which someone has to answer for. */
export const milestonesAhead = (solution: Pick<Solution, 'milestones'>) =>
  milestonesOf(solution).filter(({ kind, week }) => !(kind === 'event' && week === 0))
