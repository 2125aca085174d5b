import { capabilities, type Capability } from './capabilities.ts'
import { allPatterns } from './patterns/all-patterns.ts'
import { businessApplication } from './patterns/business-application.ts'
import type { Pattern } from './patterns/pattern.ts'
import { streaming } from './patterns/streaming.ts'
import type { Reading } from './read-brief.ts'
import { isOutside } from './read-scope.ts'

const mostStructural = 5
const mostPractices = 3
const needed = 4
/** An assessment or a roadmap speaks of many things that it does not build. */
const neededBeside = 7
/** A word of less weight is so general that it decides over nothing alone. */
const telling = 3

/** Parts that pass on what happens as it happens. */
const flowing: Capability[] = ['event-stream', 'event-broker', 'stream-processing', 'change-capture', 'device-gateway']

type Call = { pattern: Pattern; score: number; leads: boolean; titled: boolean }

/** Patterns that the brief calls for, the leading one first; a brief that calls for none gets the nearest. */
export function choosePatterns(reading: Reading): Pattern[] {
  const calls = callsIn(reading)
  const called = calls.filter(({ score }) => score >= needed).toSorted((one, other) => other.score - one.score)
  const leader = findLeader(called)
  const least = leader?.pattern.practice ? neededBeside : needed
  const structural = called.filter(({ pattern, score }) => !pattern.practice && score >= least).slice(0, mostStructural)
  const practices = called.filter(({ pattern }) => pattern.practice).slice(0, mostPractices)
  const chosen = leader ? [leader, ...[...structural, ...practices].filter((call) => call !== leader)] : []
  return withStream(chosen.length > 0 ? chosen.map(({ pattern }) => pattern) : [nearest(calls, reading)], reading)
}

/** Loads that run one after the other cannot keep figures younger than this, in seconds. */
const youngestByLoads = 120
const secondsOf: Partial<Record<string, number>> = { ms: 0.001, s: 1, min: 60 }

const needsStream = ({ requirements }: Reading) =>
  requirements.some(
    ({ requirement: { measures, priority } }) =>
      priority !== 'wont' &&
      measures.some(
        ({ subject, value, unit }) => subject === 'freshness' && value * (secondsOf[unit] ?? Infinity) <= youngestByLoads,
      ),
  )

/** A demand that loads cannot meet brings event streaming, right behind the pattern that leads. */
function withStream([leader, ...others]: Pattern[], reading: Reading): Pattern[] {
  const all = [leader!, ...others]
  const brings = (capability: Capability) =>
    all.some(({ elements }) => elements.some((element) => element.capability === capability && !element.optional))
  if (!brings('batch-ingestion') || flowing.some(brings) || !needsStream(reading)) return all
  return [leader!, streaming, ...others]
}

/** False where a pattern was taken only because the brief calls for no other more. */
export const isCalledFor = (pattern: Pattern, reading: Reading) => callOf(pattern, saidIn(reading), reading.project).score >= needed

const callsIn = (reading: Reading): Call[] => {
  const text = saidIn(reading)
  return allPatterns.map((pattern) => callOf(pattern, text, reading.project))
}

const declined =
  /\b(?:(?:do|does|did|will|would) not (?:need|want|require)|don.t (?:need|want)|no need (?:for|of)|rather than|instead of|(?:is|are) not an?)\b[^.;,\n]{0,80}/gi

/** What the brief wants: without what stands outside the scope or is declined. */
const saidIn = ({ statements }: Reading) =>
  statements
    .filter((statement) => !isOutside(statement))
    .map(({ text }) => text)
    .join('\n')
    .replace(declined, ' ')

/** Words in the project's name count double, and once more at its end: the last noun says what the whole is. */
function callOf(pattern: Pattern, text: string, project: string): Call {
  const hits = pattern.calledBy.flatMap(({ words, weight }) => {
    const title = words.exec(project)
    const said = words.test(text)
    if (!title && !said) return []
    const last = title !== null && isLast(project, title.index + title[0].length)
    return [{ weight, score: (said ? weight : 0) + (title ? 2 * weight : 0) + (last ? weight : 0), titled: title !== null }]
  })
  return {
    pattern,
    score: hits.reduce((sum, { score }) => sum + score, 0),
    leads: hits.length > 1 || hits.some(({ weight }) => weight >= telling),
    titled: hits.some(({ titled, weight }) => titled && weight >= telling),
  }
}

const isLast = (project: string, end: number) =>
  /^\W*(?:(?:programme|program|project|initiative|workstream|engagement|phase|stage|release|\d+|v\d+)\b\W*)*$/i.test(
    project.slice(end),
  )

/** The strongest that can lead; a practice does only where the title names it, or where nothing else can. */
const findLeader = (strongestFirst: Call[]) =>
  strongestFirst.find(({ leads, titled, pattern }) => leads && (!pattern.practice || titled)) ??
  strongestFirst.find(({ leads }) => leads) ??
  strongestFirst[0]

/** The structural pattern whose words and parts the brief speaks of most; an application where it speaks of none. */
function nearest(calls: Call[], { requirements }: Reading): Pattern {
  const answered = ({ elements }: Pattern) =>
    requirements.filter(({ requirement }) =>
      elements.some(({ capability, optional }) => !optional && capabilities[capability].answers.test(requirement.text)),
    ).length
  const near = calls
    .filter(({ pattern }) => !pattern.practice)
    .map(({ pattern, score }) => ({ pattern, near: 2 * score + answered(pattern) }))
    .toSorted((one, other) => other.near - one.near)[0]
  return near && near.near > 0 ? near.pattern : businessApplication
}
