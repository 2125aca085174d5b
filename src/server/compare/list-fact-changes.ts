import type { FactChange } from '#shared/api/comparison.ts'
import { changedFactsWords } from '#shared/changed-facts-words.ts'
import { formatDay } from '#shared/day-words.ts'
import { formatFigure } from '#shared/describe-changed-facts.ts'
import { answerLabels } from '#server/document-types/statements.ts'
import { type FactList, type FactOf, factsIn } from '#server/solution/list-facts.ts'
import type { Solution } from '#server/solution/solution.ts'
import { budgetOf, timelineOf } from './compare-facts.ts'
import { pairVersions } from './pair-versions.ts'
import { answerText } from '#server/solution/statement.ts'

/** How a fact of each list is described in a line, with all details that a reader compares. */
type Saying<List extends FactList> = { list: List; kind: string; say(fact: FactOf<List>, nameOf: (id: string) => string): string }
const saying =
  <List extends FactList>(saying: Saying<List>) =>
  (before: Solution, after: Solution) =>
    changesIn(saying, before, after)

const withNote = (text: string, note: string | undefined) => (note ? `${text} (${note})` : text)

const statements = saying({
  list: 'statements',
  kind: 'Statement',
  say: ({ text, answer }) => withNote(text, answer && [answerLabels[answer.state], answerText(answer)].filter(Boolean).join(': ')),
})
/** For solutions stored before briefs were split into statements. */
const stated = [
  saying({ list: 'objectives', kind: 'Objective', say: ({ text }) => text }),
  saying({ list: 'requirements', kind: 'Requirement', say: ({ text, priority }) => withNote(text, priority) }),
  saying({
    list: 'scope',
    kind: 'Scope',
    say: ({ text, within }) => withNote(text, within ? 'inside the work' : 'outside the work'),
  }),
  saying({ list: 'deliverables', kind: 'Deliverable', say: ({ text }) => text }),
]
const lists = [
  saying({ list: 'elements', kind: 'Component', say: ({ name, technology }) => withNote(name, technology) }),
  saying({
    list: 'relations',
    kind: 'Connection',
    say: ({ from, to, label, technology }, nameOf) => withNote(`${nameOf(from)} to ${nameOf(to)}: ${label}`, technology),
  }),
  saying({ list: 'dataEntities', kind: 'Data', say: ({ name, classification }) => withNote(name, classification) }),
  saying({ list: 'environments', kind: 'Environment', say: ({ name, purpose }) => withNote(name, purpose) }),
  saying({
    list: 'decisions',
    kind: 'Decision',
    say: ({ title, options }) => `${title}${/[.?!]$/.test(title) ? '' : ':'} ${options[0]?.name ?? ''}`,
  }),
  saying({ list: 'workstreams', kind: 'Work', say: sayWork }),
  saying({
    list: 'qualities',
    kind: 'Quality',
    say: ({ characteristic, tactic, target }) => withNote(`${characteristic}: ${tactic}`, target),
  }),
  saying({
    list: 'risks',
    kind: 'Risk',
    say: ({ text, mitigation, owner }) => withNote(text, [mitigation, owner].filter(Boolean).join(' ')),
  }),
  saying({ list: 'needs', kind: 'Need', say: ({ text }) => text }),
  saying({ list: 'assumptions', kind: 'Assumption', say: ({ text }) => text }),
  saying({ list: 'questions', kind: 'Open question', say: ({ text }) => text }),
]

/** Lists each fact that differs between two versions, in the order of a brief. */
export const listFactChanges = (before: Solution, after: Solution): FactChange[] => [
  ...single('Budget', say(budgetOf(before)), say(budgetOf(after))),
  ...single('Timeline', say(timelineOf(before)), say(timelineOf(after))),
  ...(before.statements && after.statements ? [statements] : stated).flatMap((changes) => changes(before, after)),
  ...lists.flatMap((changes) => changes(before, after)),
]

const say = (figure: Parameters<typeof formatFigure>[0]) => formatFigure(figure, changedFactsWords)

const single = (kind: string, was: string | undefined, is: string | undefined): FactChange[] =>
  was === is ? [] : [{ kind, id: null, was: was ?? null, is: is ?? null }]

function namesIn({ elements }: Solution): (id: string) => string {
  const names = new Map(elements.map(({ id, name }) => [id, name]))
  return (id) => names.get(id) ?? id
}

/** `Build the desk (6 weeks; not before 10 January 2028; Developer 20–30 days)` */
function sayWork({ name, weeks, notBefore, effort = [] }: FactOf<'workstreams'>): string {
  const days = effort.map(({ role, days: [low, high] }) => `${role} ${low === high ? low : `${low}–${high}`} days`)
  const day = notBefore === undefined ? [] : [`not before ${formatDay(notBefore)}`]
  return withNote(name, [`${weeks} ${weeks === 1 ? 'week' : 'weeks'}`, ...day, ...days].join('; '))
}

function changesIn<List extends FactList>({ list, kind, say }: Saying<List>, before: Solution, after: Solution): FactChange[] {
  const pairs = pairVersions(list, before, after)
  const kept = new Set(pairs.values())
  const [nameBefore, nameAfter] = [namesIn(before), namesIn(after)]
  const later: FactOf<List>[] = factsIn(after, list)
  const earlier: FactOf<List>[] = factsIn(before, list)
  const told = later.flatMap((fact): FactChange[] => {
    const old = pairs.get(fact)
    const [was, is] = [old ? say(old, nameBefore) : null, say(fact, nameAfter)]
    return was === is ? [] : [{ kind, id: fact.id, was, is }]
  })
  const gone = earlier
    .filter((fact) => !kept.has(fact))
    .map((fact): FactChange => ({ kind, id: fact.id, was: say(fact, nameBefore), is: null }))
  return [...told, ...gone]
}
