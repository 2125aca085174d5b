import { type Brief, clientOf, type TickedName } from '#shared/brief.ts'
import { applyDesign } from '#server/references/apply-design.ts'
import { referenceDesigns } from '#server/references/read-designs.ts'
import { sortDesigns, sortedText } from '#server/references/sort-designs.ts'
import type { Solution } from '#server/solution/solution.ts'
import type { Source } from '#server/solution/source.ts'
import type { Name, Quantity, Statement } from '#server/solution/statement.ts'
import { type Register, registerBrief } from '../register/register-brief.ts'
import { checklist } from '../register/checklist.ts'
import { askOfDesign } from './ask-of-design.ts'
import { askOfQuoted } from './ask-of-quoted.ts'
import { askOpenDays } from './ask-open-days.ts'
import { datesOf } from './dates-of-brief.ts'
import { withDates } from './judge-dates.ts'
import { withMoney } from './judge-money.ts'

/** Turns a brief that was read and sorted into facts. */
export const draftBrief = (brief: Brief, { today }: { today: string }): Solution =>
  draftFacts(brief, registerBrief(brief, { today }), { today })

/** Maximum number of questions that a client is asked at once, and the minimum of them about topics that the brief does not mention. */
const mostQuestions = 8
const leastOfBrief = 3

/**
 * The facts of a brief: its sorted statements and, if a person chose a reference design, that whole design. Nothing is designed here:
 * without a choice there are no components.
 */
export function draftFacts(brief: Brief, register: Register, { today }: { today: string }): Solution {
  const { design: chosen } = brief
  const source: Source | undefined = chosen && { from: 'reference', design: chosen.design.name, by: chosen.by }
  const designed = chosen && source ? applyDesign({ ...chosen, source }) : undefined
  const stated = statedFacts(brief, register)
  const workstreams = designed?.workstreams ?? []
  const dates = datesOf(register.statements, { today, workstreams })
  const facts: Solution = {
    ...empty,
    statements: register.statements,
    calculations: withDates(register.calculations, { ...dates, workstreams, statements: register.statements }),
    topics: register.topics,
    ...stated,
    ...dates,
    client: clientOf(brief).name,
    project: brief.projectName,
    system: designed?.system ?? brief.projectName,
    cloud: 'neutral',
    fit: chosen ? (chosen.design.isAdvice ? 'advice' : 'design') : 'reading',
    ...(chosen?.design.isAdvice && { isAdvice: true }),
    ...designed,
    names: tick(register.names, brief),
    assumptions: renumbered('ASM', [...(stated.assumptions ?? []), ...(designed?.assumptions ?? [])]),
    questions: renumbered('OQ', [
      ...askOpenDays(register),
      ...askOfQuoted(register),
      ...pickQuestions(askOfDesign(chosen?.design, designed?.questions ?? [], register.statements), {
        topics: register.topics,
        isAdvice: chosen?.design.isAdvice ?? false,
        // A person has named the systems.
        known: Object.keys(chosen?.plugs ?? {}).length > 0 ? ['Systems and interfaces'] : [],
      }),
    ]),
    ...(chosen && { reference: referenceOf(chosen) }),
    ...(!chosen && { nearest: sortDesigns(`${brief.projectName}\n${sortedText(register.statements)}`, referenceDesigns()) }),
  }
  return { ...facts, calculations: withMoney(facts) }
}

const empty = {
  objectives: [],
  requirements: [],
  scope: [],
  deliverables: [],
  elements: [],
  relations: [],
  dataEntities: [],
  interfaces: [],
  scenarios: [],
  environments: [],
  decisions: [],
  risks: [],
  assumptions: [],
  questions: [],
  workstreams: [],
  milestones: [],
  costs: [],
  terms: [],
} satisfies Partial<Solution>

const referenceOf = ({ id, design: { name, covers, doesNotFit }, hosting, by }: NonNullable<Brief['design']>) => ({
  id,
  name,
  hosting,
  by,
  ...(covers && { covers }),
  doesNotFit,
})

/** Topics about a running system, which are skipped if the brief asks for a decision or a plan. */
const ofRunning = ['Users', 'Availability', 'Recovery', 'Performance and volume', 'Access']

/**
 * One question for each topic that the brief does not mention, from the design or else from the checklist, plus the design's other
 * questions.
 */
function pickQuestions(
  ofDesign: Solution['questions'],
  { topics, isAdvice, known }: Pick<Register, 'topics'> & { isAdvice: boolean; known: string[] },
): Solution['questions'] {
  const said = new Set(topics.filter(({ statements }) => statements.length > 0).map(({ topic }) => topic))
  const taken = new Set([...said, ...known, ...(isAdvice ? ofRunning : [])])
  const asked = ofDesign.filter(({ topic }) => {
    if (topic === undefined || topic === 'own') return true
    if (taken.has(topic)) return false
    taken.add(topic)
    return true
  })
  const open = questionsOn(taken)
  const ofBrief = ofDesign.length > 0 ? open : askOfRunning(open)
  return [...asked, ...ofBrief.slice(0, Math.max(leastOfBrief, mostQuestions - asked.length))]
}

/** Topics that apply only if the result includes a system that somebody runs. */
const ofSystem = new Set([
  'Where data is kept',
  'Retention and deletion',
  'Availability',
  'Recovery',
  'Performance and volume',
  'Access',
  'Operation and support',
])
/** With fewer of them open, each is asked on its own. */
const leastTogether = 3

/** Before a design is chosen, it is not known whether the result is a system: the questions about running one are asked as one. */
function askOfRunning(open: Solution['questions']): Solution['questions'] {
  const [first, ...others] = open.filter(({ topic = '' }) => ofSystem.has(topic))
  if (!first || others.length + 1 < leastTogether) return open
  const topics = [first, ...others].map(({ topic = '' }) => topic.charAt(0).toLowerCase() + topic.slice(1))
  return [
    ...open.filter(({ topic = '' }) => !ofSystem.has(topic)),
    {
      ...first,
      topic: undefined,
      source: { from: 'assumption', reason: `Nothing is said about ${topics.join(', ')}.` },
      text: `If a system is part of the result, what do you require of it: ${topics.join(', ')}?`,
      why: 'The answers decide which products fit, what it costs and who runs it.',
    },
  ]
}

const renumbered = <Fact extends { id: string }>(prefix: string, facts: Fact[]): Fact[] =>
  facts.map((fact, index) => ({ ...fact, id: `${prefix}-${index + 1}` }))

const current = (statements: Statement[], label: Statement['label']) =>
  statements.filter((statement) => statement.label === label && !statement.earlier)

/** Facts that the client labelled by a heading, a word before a colon or a field of the form. */
function statedFacts({ requirements }: Brief, { statements }: Pick<Register, 'statements'>): Partial<Solution> {
  const asFacts = (prefix: string, label: Statement['label']) =>
    current(statements, label).map(({ source, text }, index) => ({ id: `${prefix}-${index + 1}`, source, text }))
  const scope = statements.flatMap(({ label, earlier, source, text }) =>
    !earlier && (label === 'in-scope' || label === 'out-of-scope') ? [{ source, text, within: label === 'in-scope' }] : [],
  )
  const timeline = requirements.timeline.trim()
  return {
    objectives: asFacts('OBJ', 'objective').map((fact) => ({ ...fact, measures: [] })),
    scope: scope.map((item, index) => ({ id: `SCP-${index + 1}`, ...item })),
    deliverables: asFacts('DEL', 'deliverable'),
    assumptions: asFacts('ASM', 'assumption'),
    ...budgetOf(statements),
    ...(timeline && { timeline: { quote: timeline } }),
  }
}

/** The first statement about money with an amount; only the amount if there is exactly one. */
function budgetOf(statements: Statement[]): Pick<Solution, 'budget'> {
  const isMoney = (value: Statement['values'][number]): value is Quantity => value.kind === 'money'
  const said = statements.filter(({ label, earlier }) => label === 'money' && !earlier)
  const first = said.find(({ values }) => values.some(isMoney))
  if (!first) return {}
  const amounts = said.flatMap(({ values }) => values.filter(isMoney))
  const [only] = amounts
  const isOne = amounts.length === 1 && only && only.low === only.high
  return { budget: { quote: first.text, ...(isOne && { amount: only.high, currency: only.unit.slice(0, 3) }) } }
}

function tick(names: Name[], { names: ticked = [] }: Pick<Brief, 'names'>): Name[] {
  const byName = new Map<string, TickedName>(ticked.map((one) => [one.name.toLowerCase(), one]))
  return names.map((name) => {
    const said = byName.get(name.name.toLowerCase())
    return said ? { ...name, role: said.role, by: { from: 'person', by: said.by } } : name
  })
}

/** The checklist's fixed questions, without those on topics that the brief or another question already covers. */
const questionsOn = (taken: ReadonlySet<string>): Solution['questions'] =>
  checklist
    .filter(({ topic }) => !taken.has(topic))
    .map(({ topic, question, why }, index) => ({
      id: `OQ-${index + 1}`,
      source: { from: 'assumption' as const, reason: `Nothing is said about ${topic.toLowerCase()}.` },
      text: question,
      why,
      about: [],
      owner: 'Client',
      topic,
    }))
