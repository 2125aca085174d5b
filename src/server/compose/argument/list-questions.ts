import type { Design, Question } from '../assembly/design.ts'
import { sourceOf } from '../assembly/design.ts'
import { carrierOf, isCloud } from '../assembly/choose-technology.ts'
import { bare, clip, listed, quoted } from '../assembly/phrases.ts'
import { compileSignal } from '../catalogue/signals.ts'
import type { Statement } from '../reading/reading.ts'
import { gapQuestions } from './gap-questions.ts'
import { joinInterfaces } from './join-interfaces.ts'
import { probingQuestions } from './probing-questions.ts'

/** Contradictions are always asked; of the rest no more than a meeting can answer. */
const mostQuestions = 12
/** What each kind of question may take of the whole, the kind that changes the design most first. */
const shares: [(design: Design) => Question[], number][] = [
  [openQuestions, 2],
  [(design) => joinInterfaces(design.questions.filter(({ kind }) => kind === 'interface')), 2],
  [idleMandates, 1],
  [(design) => joinedInOne(ruleQuestions(design)), 1],
  [gapQuestions, 2],
  [probingQuestions, 4],
  [doubtQuestions, 1],
  [clientQuestions, 1],
  [(design) => joinedInOne(capabilityQuestions(design)), 1],
]

/** What nobody but the client can say, the questions that change the design most first. */
export function listQuestions(design: Design): Question[] {
  const asked = shares.map(([questionsOf, most]) => ({ all: questionsOf(design), most }))
  const first = asked.flatMap(({ all, most }) => all.slice(0, most))
  // A kind that asks little leaves its room to the others.
  const later = asked.flatMap(({ all, most }) => all.slice(most))
  const seen = new Set<string>()
  const chosen = [...first, ...later].filter(({ text }) => !seen.has(text) && seen.add(text)).slice(0, mostQuestions)
  return [...contradictionQuestions(design), ...chosen]
}

const mostJoined = 4
/** What one person can say about several parts in one go. */
function joinedInOne(questions: Question[]): Question[] {
  const [first] = questions
  const joined = questions.slice(0, mostJoined)
  return first
    ? [{ ...first, text: joined.map(({ text }) => text).join(' '), about: [...new Set(joined.flatMap(({ about }) => about))] }]
    : []
}

/** The rules that most of the brief hangs on first. */
const ruleQuestions = ({ questions }: Design) =>
  questions.filter(({ kind }) => kind !== 'interface').toSorted((one, other) => other.about.length - one.about.length)

const byId = ({ reading }: Design) => new Map(reading.statements.map((statement) => [statement.id, statement]))

const disagreements: Record<string, string> = {
  figure: 'two figures for one thing',
  date: 'two dates for one thing',
  money: 'two sums for one thing',
  place: 'two places that cannot both hold',
  scope: 'in scope and out of it',
  mandate: 'prescribed and refused',
  other: 'both cannot hold',
}

function contradictionQuestions(design: Design): Question[] {
  const statements = byId(design)
  return design.reading.contradictions.flatMap(({ a, b, kind, about }): Question[] => {
    const [one, other] = [statements.get(a), statements.get(b)]
    if (!one || !other) return []
    const ids = design.asked
      .filter(({ statement }) => statement === one || statement === other)
      .map(({ requirement }) => requirement.id)
    return [
      {
        source: sourceOf(other),
        kind: 'contradiction',
        text: `The brief says ${quoted(one.quote)} and ${quoted(other.quote)}: ${disagreements[kind]}${about ? ` (${bare(about)})` : ''}. Which one holds?`,
        proposal: 'Until then the stricter of the two is kept.',
        about: ids,
        owner: 'Sponsor',
      },
    ]
  })
}

/** What is asked for and nothing in the design answers yet: one question for all that one person has to say. */
function openQuestions({ open }: Design): Question[] {
  const byWay = new Map<string, typeof open>()
  for (const item of open) {
    const way = ways[item.statement.kind] ?? ways.need!
    byWay.set(way, [...(byWay.get(way) ?? []), item])
  }
  return [...byWay]
    .toSorted(([, one], [, other]) => other.length - one.length)
    .map(([way, items]) => {
      const quotes = items.slice(0, mostQuoted).map(({ requirement }) => quoted(clip(requirement.text, 110)))
      const more = items.length > mostQuoted ? ` (and ${items.length - mostQuoted} more)` : ''
      return {
        source: sourceOf(items[0]!.statement),
        kind: items[0]!.statement.kind === 'rule' ? 'rule' : 'need',
        text: `${quotes.join('; ')}${more}: ${way}`,
        about: items.map(({ requirement }) => requirement.id),
        owner: 'Product owner',
      }
    })
}

const mostQuoted = 3
const ways: Partial<Record<Statement['kind'], string>> = {
  need: 'on which data, by whom, with which result?',
  rule: 'who decides, and what where it cannot be kept?',
  quality: 'on which data and by whom is that measured?',
  mandate: 'which part of the work is it to carry?',
  residency: 'of which data does that hold, copies and backups included?',
  ban: 'does that hold for tools of the supplier as well?',
}

function idleMandates({ reading, parts, fit }: Design): Question[] {
  if (fit === 'note') return []
  const statements = new Map(reading.statements.map((statement) => [statement.id, statement]))
  return reading.mandates.flatMap((mandate) => {
    const said = statements.get(mandate.statement)
    const isUsed = parts.some(({ technology }) => technology?.toLowerCase().includes(mandate.name.toLowerCase()))
    if (!said || isUsed || isCloud(mandate.name) || carrierOf(mandate, parts)?.technology === mandate.name) return []
    return [
      {
        source: sourceOf(said),
        kind: 'mandate' as const,
        text: `What is ${mandate.name} to carry? It is prescribed, and no part needs it yet.`,
        about: [],
        owner: 'Sponsor',
      },
    ]
  })
}

/** What each chosen capability has to know, where the brief does not say it. */
function capabilityQuestions({ parts, reading, fit }: Design): Question[] {
  if (fit === 'note') return []
  const said = reading.statements.map(({ text }) => text).join('\n')
  return parts
    .filter(({ capability, statements }) => capability && statements.length > 0)
    .flatMap(({ capability, statements, source, name }) =>
      capability!.asks
        .filter(
          ({ unless }) => !statements.some(({ text }) => compileSignal(unless).test(text)) && !compileSignal(unless).test(said),
        )
        .slice(0, 2)
        .map(({ question }) => ({
          source,
          kind: 'data' as const,
          text: `${name}: ${question.replaceAll(/\{[a-z-]+\}/g, 'it')}`,
          about: [],
          owner: 'Product owner',
        })),
    )
}

/** Names that may be systems, in one question: each is a yes or a no. */
function doubtQuestions({ reading }: Design): Question[] {
  const statements = new Map(reading.statements.map((statement) => [statement.id, statement]))
  const named = (wanted: 'name' | 'date') =>
    reading.doubts.flatMap(({ statement, kind, sentence }) => {
      const said = statements.get(statement)
      return kind === wanted && said ? [{ said, sentence }] : []
    })
  const names = named('name')
  const [first] = names
  const words = names.flatMap(({ sentence }) => /“([^”]+)”/.exec(sentence)?.[1] ?? [])
  const one: Question[] =
    first && words.length > 0
      ? [
          {
            source: sourceOf(first.said),
            kind: 'name',
            text: `Has the work to do with ${listed([...new Set(words)].slice(0, 12))} as a system, or is that only a name?`,
            about: [],
            owner: 'Product owner',
          },
        ]
      : []
  const dates = named('date').map(({ said, sentence }): Question => ({
    source: sourceOf(said),
    kind: 'date',
    text: sentence,
    about: [],
    owner: 'Product owner',
  }))
  return [...dates, ...one]
}

/** The client's own questions, which are owed an answer. */
function clientQuestions({ reading }: Design): Question[] {
  const own = reading.statements.filter(({ kind, amendedBy }) => kind === 'question' && !amendedBy)
  const [first] = own
  if (!first) return []
  const text = `Asked by the client: ${own
    .slice(0, 6)
    .map((statement) => quoted(clip(statement.text, 160)))
    .join('; ')}`
  return [{ source: sourceOf(first), kind: 'gap', text, about: [], owner: 'Lead architect' }]
}
