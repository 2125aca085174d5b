import { type Design, sourceOf } from '../assembly/design.ts'
import { asSentence, clip, quoted } from '../assembly/phrases.ts'
import { keepFirst } from '../assembly/trace.ts'
import type { Tension } from '../catalogue/capability.ts'
import { type Statement, type StatementKind, statementKinds } from '../reading/reading.ts'
import type { Decision } from './decision.ts'

/** Tensions that one document argues; the first are those with figures on both sides. */
const mostTensions = 3

/** Where two statements of this brief pull against each other, the side that the tension's rule takes. */
export function tensionDecisions(design: Design): Decision[] {
  const meetings = design.catalogue.tensions
    .flatMap((tension) => {
      const met = meetingOf(tension, design)
      return met ? [{ tension, ...met }] : []
    })
    .toSorted((one, other) => measured(other) - measured(one))
  const tell = ({ tension: { title }, one, other }: Meeting) => ({ title, statements: [one, other] })
  const { trace } = design
  return keepFirst(meetings, { most: mostTensions, list: 'decisions', trace, tell }).map((meeting) => decide(meeting, design))
}

const measured = ({ one, other }: { one: Statement; other: Statement }) =>
  Number(one.measures.length > 0) + Number(other.measures.length > 0)

/** The two statements that raise a tension; two different ones, each of its kind. */
function meetingOf({ between: [first, second] }: Tension, { reading, catalogue }: Design) {
  const live = reading.statements.filter(({ kind, amendedBy }) => kind !== 'noise' && !amendedBy)
  const raising = (what: string) => live.filter((statement) => isAbout(statement, what, catalogue.wordClasses))
  const [ones, others] = [raising(first), raising(second)]
  for (const one of ones) {
    const other = others.find((candidate) => candidate !== one && shareTopic(one, candidate))
    if (other) return { one, other }
  }
  return undefined
}

const kinds = new Set<string>(statementKinds)

const isAbout = (statement: Statement, what: string, wordClasses: string[][]): boolean => {
  if (kinds.has(what)) return statement.kind === what || statement.alsoKinds.includes(what as StatementKind)
  const words = wordClasses.find((group) => group.includes(what)) ?? [what]
  return words.some((word) => new RegExp(String.raw`\b${word.replace(/[.*+?^${}()|[\]\\]/g, '.')}`, 'i').test(statement.text))
}

/** Two statements pull against each other only where they speak of the same thing. */
const shareTopic = (one: Statement, other: Statement) =>
  Boolean(one.object && other.text.toLowerCase().includes(one.object.toLowerCase())) ||
  Boolean(other.object && one.text.toLowerCase().includes(other.object.toLowerCase())) ||
  one.systems.some(({ name }) => other.systems.some((system) => system.name === name))

type Meeting = { tension: Tension; one: Statement; other: Statement }

function decide({ tension, one, other }: Meeting, { asked, trace }: Design): Decision {
  trace?.({ of: 'fact', list: 'decisions', title: tension.title, statements: [one.id, other.id] })
  const [taken, left] = tension.sides
  const ids = asked.filter(({ statement }) => statement === one || statement === other).map(({ requirement }) => requirement.id)
  return {
    source: sourceOf(one),
    title: tension.title,
    context: asSentence(`${quoted(clip(one.text, 170))} stands against ${quoted(clip(other.text, 170))}`),
    options: [taken!, left!].map(({ name, merit, drawback }) => ({ name, merit, drawback })),
    outcome: asSentence(`${taken!.name.charAt(0).toUpperCase()}${taken!.name.slice(1)}: ${tension.settledBy}`),
    consequences: asSentence(tension.risk),
    status: 'proposed',
    requirements: ids,
    tension: tension.id,
  }
}
