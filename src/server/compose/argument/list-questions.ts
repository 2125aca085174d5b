import type { Statement } from '../reading/reading.ts'
import type { Design, Question } from '../assembly/design.ts'
import { sourceOf } from '../assembly/design.ts'
import { carrierOf, isCloud } from '../assembly/choose-technology.ts'
import { bare, clip, listed, quoted } from '../assembly/phrases.ts'
import { chosenQuestions } from './asking/choose-questions.ts'
import { keepFirst } from '../assembly/trace.ts'
import { fitsItsSentence } from './fits-its-sentence.ts'
import { gapQuestions } from './gap-questions.ts'
import { openQuestions } from './open-questions.ts'
import { unlike } from './unlike-questions.ts'
import { quotedWords } from './quoted-words.ts'

/** Contradictions are always asked; of the rest no more than a meeting can answer. */
const mostQuestions = 20
/** The client's own are owed an answer, however much we ask. */
const mostOfTheClient = 8
/** How many learned questions there may be: of a short note little is known that could be asked about. */
const mostChosen = 16
const mostChosenOfNote = 5
/** What each kind of question may take of the whole, the kind that changes the design most first. */
const shares: [(design: Design) => Question[], number][] = [
  [learnedQuestions, 11],
  [openQuestions, 2],
  [idleMandates, 1],
  [doubtQuestions, 1],
  [ruleQuestions, 3],
  [gapQuestions, 6],
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
  const limit = { list: 'questions', trace: design.trace, tell: ({ text }: Question) => ({ title: text, statements: [] }) } as const
  return [
    ...contradictionQuestions(design),
    ...keepFirst(unlike([...first, ...left]), { ...limit, most: mostQuestions }),
    ...keepFirst(clientQuestions(design), { ...limit, most: mostOfTheClient }),
  ]
}

/** What labelled briefs show that an architect asks. */
function learnedQuestions(design: Design): Question[] {
  return chosenQuestions(design, design.fit === 'note' ? mostChosenOfNote : mostChosen)
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
  const words = names.flatMap(({ sentence }) => /“([^”]+)”/.exec(sentence)?.[1] ?? []).filter((name) => !/-\p{Ll}+ed$/u.test(name))
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
