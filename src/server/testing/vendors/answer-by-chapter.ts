import type { DesignAnswer } from '#server/compose/model/design/design-answer.ts'
import type { Body, Play } from './script.ts'
import type { ChangeStep } from '#server/compose/change/read-changes.ts'

/** Returns the text of the last turn of a request, in each protocol. */
function lastWords(body: Body): string {
  const { content } = ((body['messages'] ?? body['input']) as { content: string | { text?: string }[] }[]).at(-1)!
  return typeof content === 'string' ? content : content.map(({ text = '' }) => text).join('\n')
}

/** An answer with points alone, each a mend or a defect. */
export const pointsAnswer = (points: object[]) =>
  JSON.stringify({ design: null, points: points.map((point) => ({ faults: [], words: '', statements: [], why: '', ...point })) })

/** Repairs the faults that a request lists: adds missing components, and drops names that are not in the brief. */
export function mendsFor(body: Body): string {
  const said = lastWords(body)
  const faults = /<faults>\n(.*?)\n<\/faults>/s.exec(said)?.[1]?.split('\n') ?? []
  return pointsAnswer(faults.map((fault, at) => ({ faults: [at + 1], changes: changesFor(fault, said) })))
}

export const step = (op: ChangeStep['op'], id: string, more: Partial<ChangeStep> & { to?: unknown } = {}): ChangeStep => {
  const { to, ...rest } = more
  return { op, id, list: null, field: null, value: to === undefined ? null : JSON.stringify(to), ...rest }
}

function changesFor(fault: string, facts: string): ChangeStep[] {
  const named = (pattern: string) => new RegExp(pattern).exec(facts)?.[1] ?? 'EL-1'
  const ofKind = (kind: string) => named(String.raw`\n(EL-\d+) \{"name":"[^"]*","kind":"${kind}"`)
  const [, asked] = /^\d+\. (ST-\d+) asks/.exec(fault) ?? []
  const [, banned] = /“([^”]*)” uses/.exec(fault) ?? []
  const [, data] = /The data “([^”]*)” names/.exec(fault) ?? []
  const [, carries] = /The connection “([^”]*)” names/.exec(fault) ?? []
  const answer = { state: 'yes', how: 'The store keeps it.', components: [ofKind('store')] }
  const entity = { name: data, description: 'One booked payment.', store: ofKind('store'), classification: 'confidential' }
  const relation = { from: ofKind('external-system'), to: ofKind('container'), label: carries }
  if (asked) return [step('set', asked, { field: 'answer', to: answer })]
  if (banned) return [step('set', named(String.raw`\n(EL-\d+) \{"name":"${banned}"`), { field: 'technology', to: 'RabbitMQ' })]
  if (data) return [step('add', 'data', { list: 'dataEntities', to: entity })]
  return carries ? [step('add', 'flow', { list: 'relations', to: relation })] : []
}

const wordsOf = (body: Body) => JSON.stringify(body)
/** Texts that identify the calls before the text is written; a second turn contains the first, too. */
const calls = {
  repair: 'Mend these points by changes of facts',
  design: 'Design the whole for this client',
  critic: 'Read this document as the client’s architect',
  draft: 'are your draft of the design',
} as const
export type Call = keyof typeof calls

/** Identifies a request before the text is written; undefined for a request of text. */
export const callOf = (body: Body): Call | undefined =>
  (Object.keys(calls) as Call[]).find((call) => wordsOf(body).includes(calls[call]))
export const isProposing = (body: Body) => callOf(body) !== undefined

type Asked = { id: string; heading: string }

/** The chapters that a request asks for: those listed in its last turn. */
export function chaptersIn(body: Body): Asked[] {
  const turns = (body['messages'] ?? body['input'] ?? []) as unknown[]
  const said = JSON.stringify(turns.at(-1))
  return [...said.matchAll(/\\n## ([\w-]+)\\n“([^”]+)”/g)].map(([, id, heading]) => ({ id: id!, heading: heading! }))
}

/** Writes an answer with some text for each of these chapters. */
export const wordsFor = (chapters: Asked[], say: (chapter: Asked) => string) =>
  chapters.map((chapter) => `## ${chapter.id}\n\n${say(chapter)}`).join('\n\n')

export const sentenceFor = ({ heading }: Pick<Asked, 'heading'>) => `The vendor wrote of ${heading.toLowerCase()}.`

/** Ids of the statements in a request that ask for something. */
export const askedIn = (body: Body) => [
  ...new Set([...wordsOf(body).matchAll(/\\n(ST-\d+) \([^)]*\basks\b/g)].map(([, id]) => id!)),
]

/** A small valid design: two components, one system and one group of people around them. */
const smallDesign: Omit<DesignAnswer, 'answers'> = {
  system: 'payments archive',
  summary: 'Payments are taken from the ledger, checked and stored. Auditors read them in a portal.',
  isAdvice: false,
  names: [],
  outside: [
    { key: 'ledger', name: 'Ledger', is: 'system', role: 'Sends payments.' },
    { key: 'auditors', name: 'Auditors', is: 'people', role: 'Read payments.' },
  ],
  components: [
    {
      key: 'intake',
      name: 'Payment intake',
      kind: 'container',
      does: 'Takes payments from the ledger and checks that each is complete.',
      product: null,
      productStated: false,
      fails: { when: 'the ledger is away', then: 'Payments wait in the ledger and are taken later.' },
      tests: ['An incomplete payment is rejected with its reason.'],
      supports: false,
    },
    {
      key: 'store',
      name: 'Payment store',
      kind: 'store',
      does: 'Stores payments for the period that is required.',
      product: 'PostgreSQL',
      productStated: false,
      fails: null,
      tests: ['A restored copy has every payment.'],
      supports: false,
    },
  ],
  connections: [
    { from: 'ledger', to: 'intake', carries: 'payments', by: null, asynchronous: true },
    { from: 'intake', to: 'store', carries: 'checked payments', by: 'SQL', asynchronous: false },
    { from: 'auditors', to: 'store', carries: 'searches', by: 'HTTPS', asynchronous: false },
  ],
  scenarios: [
    {
      name: 'Payment to store',
      starts: 'A payment is booked',
      steps: [
        { from: 'ledger', to: 'intake', does: 'Sends the payment.' },
        { from: 'intake', to: 'store', does: 'Stores the payment.' },
      ],
      fails: { when: 'the payment is incomplete', then: 'It is rejected and reported.' },
    },
  ],
  data: [
    {
      name: 'Payment',
      what: 'One booked payment.',
      store: 'store',
      classification: 'confidential',
      retention: null,
      place: null,
      fields: [{ name: 'payment_id', type: 'uuid', what: 'Identifies the payment.', classification: null }],
    },
  ],
  interfaces: [
    {
      name: 'Payment intake interface',
      provider: 'intake',
      consumers: ['ledger'],
      operations: [
        { name: 'submit payment', request: 'A payment.', response: 'A receipt.', errors: ['The payment is incomplete.'] },
      ],
    },
  ],
  quality: [{ characteristic: 'Reliability', tactic: 'Every payment has a receipt before it is removed.', components: ['intake'] }],
  decisions: [
    {
      title: 'Store payments in one database',
      because: 'Auditors search over all of them.',
      options: [
        { name: 'One database', for: 'One search.', against: 'One thing to recover.' },
        { name: 'One database a year', for: 'Small backups.', against: 'Searches over years are slow.' },
      ],
      consequence: 'The database is backed up continuously.',
      statements: [],
    },
  ],
  work: [
    {
      key: 'build',
      name: 'Build the intake',
      kind: 'build',
      after: [],
      roles: [{ role: 'Developer', low: 10, high: 20 }],
      weeks: null,
      gives: ['Intake in test'],
    },
    {
      key: 'test',
      name: 'Test with real payments',
      kind: 'test',
      after: ['build'],
      roles: [{ role: 'Tester', low: 5, high: 8 }],
      weeks: null,
      gives: ['Test report'],
    },
  ],
  start: null,
  dates: [],
  budgets: [],
  risks: [
    {
      text: 'The ledger sends payments twice.',
      likelihood: 'medium',
      impact: 'high',
      mitigation: 'Payments have a key and are stored once.',
      owner: 'Lead architect',
    },
  ],
  questions: [{ text: 'Who may search all payments?', why: 'It decides the roles.', owner: 'Head of audit', statements: [] }],
  assumptions: ['The ledger can send payments as they are booked.'],
  needs: ['A test system of the ledger.'],
  costs: [{ item: 'Storage', unit: 'GB', component: 'store' }],
}

/** The small design, with every statement answered. */
export const givenDesignAnswer = (asked: string[] = []): DesignAnswer => ({
  ...structuredClone(smallDesign),
  answers: asked.map((statement) => ({
    statement,
    state: 'yes' as const,
    how: 'The store has a retention job and the intake checks each payment.',
    components: ['store'],
  })),
})

/** The small design, with an answer to each statement of the request that asks for something. */
export const agreeing = (body: Body): string => JSON.stringify({ design: givenDesignAnswer(askedIn(body)), points: [] })

/** A design is made and repaired, and accepted unchanged. */
const answers: Record<Call, (body: Body) => string> = {
  design: agreeing,
  repair: mendsFor,
  critic: () => pointsAnswer([]),
  draft: () => 'There is nothing more to mend.',
}

/** Writes distinct text for each chapter, so that it can be found again. */
export function answerByChapter({ body }: { body: Body }): Extract<Play, { kind: 'text' }> {
  const call = callOf(body)
  const text = call === undefined ? wordsFor(chaptersIn(body), sentenceFor) : answers[call](body)
  return { kind: 'text', text, usage: { output: call === undefined ? 20 : 10 } }
}

/** The same, but without text for these chapters, each time they are requested. */
export const answerWithout =
  (...left: string[]) =>
  ({ body }: { body: Body }): Extract<Play, { kind: 'text' }> => {
    if (isProposing(body)) return answerByChapter({ body })
    const told = chaptersIn(body).filter(({ id }) => !left.includes(id))
    return { kind: 'text', text: told.length > 0 ? wordsFor(told, sentenceFor) : 'There is nothing to say of it.' }
  }
