import type { Statement } from '../reading/reading.ts'
import type { Design, Question } from '../assembly/design.ts'
import { sourceOf } from '../assembly/design.ts'
import { carrierOf, isCloud } from '../assembly/choose-technology.ts'
import { bare, clip, listed, lowered, quoted } from '../assembly/phrases.ts'
import { compileSignal } from '../catalogue/signals.ts'
import { designQuestions } from './design-questions.ts'
import { keepFirst } from '../assembly/trace.ts'
import { fitsItsSentence } from './fits-its-sentence.ts'
import { gapQuestions } from './gap-questions.ts'
import { joinInterfaces } from './join-interfaces.ts'
import { asksOf } from '../assembly/asks-of.ts'
import { openQuestions } from './open-questions.ts'
import { probingQuestions } from './probing-questions.ts'
import { sentenceQuestions } from './sentences/sentence-questions.ts'
import { unlike } from './unlike-questions.ts'
import { quotedWords } from './quoted-words.ts'

/** Contradictions are always asked; of the rest no more than a meeting can answer. */
const mostQuestions = 20
/** The client's own are owed an answer, however much we ask. */
const mostOfTheClient = 8
/** What each kind of question may take of the whole, the kind that changes the design most first. */
const shares: [(design: Design) => Question[], number][] = [
  [openQuestions, 2],
  [interfaceQuestions, 4],
  [idleMandates, 1],
  [doubtQuestions, 1],
  [ruleQuestions, 3],
  [sentenceQuestions, 9],
  [designQuestions, 4],
  [gapQuestions, 6],
  [probingQuestions, 8],
  [capabilityQuestions, 4],
  [furtherInterfaceQuestions, 0],
]

/** What nobody but the client can say, the questions that change the design most first; each asks one thing. */
export function listQuestions(design: Design): Question[] {
  const asked = shares.map(([questionsOf, most]) => ({
    all: questionsOf(design),
    most,
  }))
  const first = asked.flatMap(({ all, most }) => all.slice(0, most))
  // A kind that asks little leaves its room to the others.
  const left = asked.flatMap(({ all, most }) => all.slice(most))
  // What else one would like to know of a system comes after the rules that nobody has been asked about.
  const later = left.toSorted((one, other) => Number(one.kind === 'interface') - Number(other.kind === 'interface'))
  const limit = { list: 'questions', trace: design.trace, tell: ({ text }: Question) => ({ title: text, statements: [] }) } as const
  return [
    ...contradictionQuestions(design),
    ...keepFirst(unlike([...first, ...later]), { ...limit, most: mostQuestions }),
    ...keepFirst(clientQuestions(design), { ...limit, most: mostOfTheClient }),
  ]
}

/** What is refused is asked for no interface; of each system the first question comes before the second of any. */
function askedOfSystems({ questions, reading }: Design, isWanted: (isFirst: boolean) => boolean): Question[] {
  const refused = new Set(reading.bans.map(({ name }) => name.toLowerCase()))
  const seen = new Set<string>()
  return joinInterfaces(
    questions.filter(({ kind, asks }) => {
      if (kind !== 'interface') return false
      const name = asks?.of.toLowerCase()
      const isFirst = name === undefined || !seen.has(name)
      if (name !== undefined) seen.add(name)
      return isWanted(isFirst) && !(name !== undefined && refused.has(name))
    }),
  )
}
function interfaceQuestions(design: Design): Question[] {
  return askedOfSystems(design, (isFirst) => isFirst)
}
function furtherInterfaceQuestions(design: Design): Question[] {
  return askedOfSystems(design, (isFirst) => !isFirst)
}

/** Of one sentence of the brief one thing is asked; what begins in the middle of a sentence comes last. */
function ruleQuestions({ questions, reading }: Design): Question[] {
  const said = new Set<string>()
  const told = new Set(reading.statements.filter(({ kind }) => onlyTold.has(kind)).map(({ quote }) => quote))
  const isWeak = (question: Question) => isTorn(question) || (question.source.from === 'brief' && told.has(question.source.quote))
  return questions
    .filter((question) => fitsItsSentence(question))
    .filter(({ kind, text }) => {
      const sentence = /^“[^”]*”/.exec(text)?.[0] ?? text
      return kind !== 'interface' && !said.has(sentence) && said.add(sentence)
    })
    .toSorted((one, other) => Number(isWeak(one)) - Number(isWeak(other)))
}

const onlyTold = new Set(['volume', 'given', 'background', 'money'])

const isTorn = ({ text }: Question) => /^“(?:\p{Ll}|(?:It|They|Otherwise|Outside|Of these)\b)/u.test(text)

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
  return design.reading.contradictions.flatMap(({ a, b, kind, about, how, perhaps }): Question[] => {
    const [one, other] = [statements.get(a), statements.get(b)]
    if (!one || !other) return []
    const ids = design.asked
      .filter(({ statement }) => statement === one || statement === other)
      .map(({ requirement }) => requirement.id)
    const said = [...new Set([one, other])].map(({ quote }) => quoted(quotedWords(quote))).join(' and ')
    if (perhaps !== undefined) return [perhapsNotBoth({ said, about, perhaps }, { source: sourceOf(other), about: ids })]
    const text = `The brief says ${said}: ${how ?? disagreements[kind]}${about ? ` (${bare(about)})` : ''}. Which one holds?`
    design.trace?.({ of: 'fact', list: 'questions', title: text, statements: [a, b] })
    return [
      {
        source: sourceOf(other),
        kind: 'contradiction',
        text,
        proposal: 'Until then the stricter of the two is kept.',
        about: ids,
        owner: 'Sponsor',
      },
    ]
  })
}

/** What only knowledge of the field speaks against is asked, and nobody says that it contradicts. */
const perhapsNotBoth = (
  { said, about, perhaps }: { said: string; about: string; perhaps: string },
  rest: Pick<Question, 'source' | 'about'>,
): Question => ({
  ...rest,
  kind: 'rule',
  text: `The brief says ${said} (${bare(about)}). Can both be kept, and how?`,
  why: perhaps,
  proposal: 'Until then both are kept as they stand.',
  owner: 'Sponsor',
})

function idleMandates({ reading, parts, fit }: Design): Question[] {
  if (fit === 'note') return []
  const statements = new Map(reading.statements.map((statement) => [statement.id, statement]))
  return reading.mandates.flatMap((mandate) => {
    const said = statements.get(mandate.statement)
    const isUsed = parts.some(({ technology }) => technology?.toLowerCase().includes(mandate.name.toLowerCase()))
    if (!said || isUsed || isCloud(mandate.name)) return []
    if (mandate.of !== 'standard' && carrierOf(mandate, parts)?.technology === mandate.name) return []
    return [
      {
        source: sourceOf(said),
        kind: 'mandate' as const,
        text: mandate.of === 'standard' ? `What has to follow ${mandate.name}?` : `What is ${mandate.name} to carry?`,
        why: mandate.of === 'standard' ? 'Prescribed, and no part follows it yet.' : 'Prescribed, and idle.',
        about: [],
        owner: 'Sponsor',
      },
    ]
  })
}

/** “By whom?”, “how early?”: rests on the question before it and says nothing behind the name of a part. */
const standsAlone = (ask: string, at: number) => at === 0 || ask.split(' ').length > 4

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
        .flatMap(({ question }) => asksOf(question.replaceAll(/\{[a-z-]+\}/g, 'it')).filter(standsAlone))
        .map((ask) => ({
          source,
          kind: 'data' as const,
          text: `${name.split(': ')[0]}: ${lowered(ask)}`,
          why: `Shapes the ${name.split(': ')[0]!.toLowerCase()}.`,
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
            text: `Over which interface, if at all, is data exchanged with ${listed([...new Set(words)].slice(0, 12))}?`,
            why: 'Each system needs a connection; the brief does not say what they are.',
            proposal: 'Until then none of them is connected.',
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

/** In a conversation the next to speak answers; three words and a question mark are somebody's way of telling. */
function isAnswered({ segment, text }: Statement, next: Statement | undefined) {
  const goesOn = next !== undefined && next.segment.field === segment.field && next.kind !== 'question'
  return goesOn && (text.split(/\s+/).length <= shortest || next.segment.speaker !== segment.speaker)
}
const shortest = 4

/** The client's own questions, which are owed an answer each. */
function clientQuestions({ reading }: Design): Question[] {
  return reading.statements
    .filter((statement, at, all) => statement.kind === 'question' && !statement.amendedBy && !isAnswered(statement, all[at + 1]))
    .map((statement) => ({
      source: sourceOf(statement),
      kind: 'gap',
      text: `Asked by the client: ${quoted(clip(statement.text, 160))}`,
      why: 'Owed to the client.',
      about: [],
      owner: 'Lead architect',
    }))
}
