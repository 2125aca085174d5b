import type { Design, Question } from '../assembly/design.ts'
import { sourceOf } from '../assembly/design.ts'
import { carrierOf, isCloud } from '../assembly/choose-technology.ts'
import { bare, clip, quoted } from '../assembly/phrases.ts'
import { compileSignal } from '../catalogue/signals.ts'
import type { Statement } from '../reading/reading.ts'
import { gapQuestions } from './gap-questions.ts'
import { probingQuestions } from './probing-questions.ts'

/** Of the questions that capabilities bring along, a document holds no more than these. */
const mostAsks = 5

/** What nobody but the client can say, the questions that change the design most first. */
export function listQuestions(design: Design): Question[] {
  const all = [
    ...contradictionQuestions(design),
    ...openQuestions(design),
    ...idleMandates(design),
    ...probingQuestions(design),
    ...design.questions,
    ...capabilityQuestions(design).slice(0, mostAsks),
    ...doubtQuestions(design),
    ...clientQuestions(design),
    ...gapQuestions(design),
  ]
  const seen = new Set<string>()
  return all.filter(({ text }) => !seen.has(text) && seen.add(text))
}

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

/** What is asked for and nothing in the design answers yet. */
function openQuestions({ open, fit }: Design): Question[] {
  if (fit === 'note')
    return open
      .slice(0, 6)
      .map(({ statement, requirement }) => ask(statement, [requirement.id], wayOf(statement, requirement.text)))
  return open.map(({ statement, requirement }) => ask(statement, [requirement.id], wayOf(statement, requirement.text)))
}

const ask = (statement: Statement, about: string[], text: string): Question => ({
  source: sourceOf(statement),
  kind: statement.kind === 'rule' ? 'rule' : 'need',
  text,
  about,
  owner: 'Product owner',
})

const ways: Partial<Record<Statement['kind'], string>> = {
  rule: 'who decides how this is kept, and what happens where it cannot be?',
  quality: 'on which data and by whom is that measured and accepted?',
  mandate: 'which part of the work is it to carry?',
  residency: 'of which data does that hold, copies and backups included?',
  ban: 'does that hold for tools of the supplier as well?',
}

const wayOf = ({ kind }: Statement, text: string) =>
  `${quoted(clip(text, 200))}: ${ways[kind] ?? 'which data, which people and which result make this done?'}`

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
        text: `${mandate.name} is prescribed, and nothing in this design needs it yet: what is it to carry?`,
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

function doubtQuestions({ reading }: Design): Question[] {
  const statements = new Map(reading.statements.map((statement) => [statement.id, statement]))
  return reading.doubts
    .filter(({ kind }) => kind === 'name' || kind === 'date')
    .slice(0, 5)
    .flatMap(({ statement, kind, sentence }): Question[] => {
      const said = statements.get(statement)
      return said
        ? [{ source: sourceOf(said), kind: kind === 'name' ? 'name' : 'date', text: sentence, about: [], owner: 'Product owner' }]
        : []
    })
}

/** The client's own questions, which are owed an answer. */
function clientQuestions({ reading }: Design): Question[] {
  return reading.statements
    .filter(({ kind, amendedBy }) => kind === 'question' && !amendedBy)
    .slice(0, 8)
    .map((statement) => ({
      source: sourceOf(statement),
      kind: 'gap' as const,
      text: `Asked by the client: ${quoted(clip(statement.text, 240))}`,
      about: [],
      owner: 'Lead architect',
    }))
}
