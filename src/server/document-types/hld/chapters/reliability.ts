import type { Block, Cell, Inline } from '#shared/content/blocks.ts'
import type { Element, Measure, Requirement } from '#server/solution/solution.ts'
import { capitalised, sentence } from '../../english.ts'
import { classNames, strictest } from '../../data-classes.ts'
import { elementLinks, elementNames, factLink } from '../../fact-links.ts'
import { type Body, column, list, missing, paragraph, section, table, text, withoutEmptyColumns } from '../../make-blocks.ts'
import { answersTo, isSupport, type SolutionView } from '../../solution-view.ts'
import { testOf } from '../../tables/test-of.ts'
import { dataFlowOf } from '../diagrams/data-flow.ts'
import { failureOf } from '../part-failure.ts'

type Target = { requirement: Requirement; measure: Measure }

/** The words under which a target may stand as a measure or, unmeasured, in a text. */
const targets = [
  {
    name: 'Recovery time (RTO)',
    figure: /\bRTO (?:of )?([\d.]+ \w+)/,
    subject: /recovery time|\bRTO\b/i,
    question: /recovery time|\bRTO\b|back (up )?(in|within)/i,
  },
  {
    name: 'Recovery point (RPO)',
    figure: /\bRPO (?:of )?([\d.]+ \w+)/,
    subject: /recovery point|\bRPO\b|data loss/i,
    question: /recovery point|\bRPO\b|data loss|lose/i,
  },
  { name: 'Availability', figure: /^never$/, subject: /availab|uptime/i, question: /availab|uptime/i },
] as const

const statedFor = ({ solution }: SolutionView, subject: RegExp): Target[] =>
  solution.requirements.flatMap((requirement) =>
    requirement.measures.filter((measure) => subject.test(measure.subject)).map((measure) => ({ requirement, measure })),
  )

/** Where the brief states no target, what stands in for it: a marked assumption or a question. */
function standIn({ solution }: SolutionView, words: RegExp) {
  const question = solution.questions.find(({ text: asked }) => words.test(asked))
  const assumption = solution.assumptions.find(({ text: assumed }) => words.test(assumed))
  return { question, assumption }
}

/** Recovery time, recovery point and availability: stated, assumed or open. */
export function targetTable(view: SolutionView, id: string): Block {
  return table(id, 'Recovery targets', {
    columns: [
      column('target', 'Target', 22),
      column('value', 'Value', 28),
      column('origin', 'Origin', 20),
      column('test', 'How it is shown', 30),
    ],
    rows: targetRows(view),
  })
}

function targetRows(view: SolutionView): Cell[][] {
  return targets.flatMap(({ name, subject, figure, question: words }): Cell[][] => {
    const stated = statedFor(view, subject)
    if (stated.length > 0)
      return stated.map(({ requirement, measure }) => [
        text(name),
        text(measure.quote),
        [{ text: 'Stated in ' }, factLink(view, requirement.id)],
        text(sentence(capitalised(testOf(view, requirement).verification))),
      ])
    const { question, assumption } = standIn(view, words)
    const proposed = (assumption?.text ?? question?.proposal)?.replace(/^until [^:]*: /i, '')
    const value = figure.exec(proposed ?? '')?.[1] ?? proposed
    const from = assumption?.id ?? question?.id
    return [
      [
        text(name),
        text(value ? (value === proposed ? sentence(value) : value) : 'Not stated'),
        from
          ? [{ text: assumption ? 'Assumed in ' : 'Asked in ' }, factLink(view, from)]
          : text('To be agreed with the head of service'),
        text('Measured once a figure is agreed.'),
      ],
    ]
  })
}

const meansByKind: [kind: Element['kind'], means: string][] = [
  ['container', 'run in more than one instance and hold no state of their own'],
  ['store', 'are copied to more than one zone and keep deleted and older versions for a time'],
  ['queue', 'are replicated by the service; senders keep what is not confirmed'],
  ['model', 'have their version before still deployable; callers go on without them and mark the result'],
]

/** What keeps the parts of one kind up, said once for all of them. */
function means(view: SolutionView): Block[] {
  const items = meansByKind.flatMap(([kind, words]) => {
    const parts = view.blocks.filter((element) => element.kind === kind && !isSupport(element)).map(({ id }) => id)
    return parts.length > 0 ? [[...elementNames(view, parts), ...text(` ${parts.length === 1 ? inSingular(words) : words}.`)]] : []
  })
  return items.length > 0 ? [list('reliability-means', items)] : []
}

const inSingular = (words: string) =>
  words
    .replace(/^run /, 'runs ')
    .replace(/^are /, 'is ')
    .replace(/^have their/, 'has its')
    .replace('and hold no state of their own', 'and holds no state of its own')
    .replace('and keep deleted', 'and keeps deleted')
    .replace('without them', 'without it')

function failures(view: SolutionView): Block[] {
  if (view.blocks.length === 0) return [missing('reliability-failures', 'No part is named, so no failure can be played through.')]
  const failing = table('reliability-failures', 'What is lost while a part is down, and how it comes back', {
    columns: [column('part', 'Part', 22), column('loss', 'Lost meanwhile', 42), column('back', 'How it comes back', 36)],
    rows: view.blocks.map((element) => {
      const { loss, back } = failureOf(view, element)
      return [elementLinks(view, [element.id]), text(sentence(loss)), text(sentence(back))]
    }),
  })
  return [failing, ...means(view)]
}

/** The recovery point that binds a store: one for the whole, or for a part that writes or reads it. */
function pointFor(view: SolutionView, store: string): Inline[] {
  const bound = statedFor(view, targets[1].subject).find(({ requirement }) => {
    const parts = answersTo(view, requirement).elements.filter((element) => !isSupport(element))
    const near = view.solution.relations.flatMap(({ from, to }) => (from === store ? [to] : to === store ? [from] : []))
    return parts.every(({ kind }) => kind === 'system') || parts.some(({ id }) => id === store || near.includes(id))
  })
  if (bound || statedFor(view, targets[1].subject).length > 0) return agreed(view, bound)
  const assumed = standIn(view, targets[1].question).assumption
  return assumed ? [{ text: 'As assumed in ' }, factLink(view, assumed.id)] : text('To be agreed')
}

function agreed(view: SolutionView, bound: Target | undefined): Inline[] {
  return bound ? [{ text: `${bound.measure.quote} (` }, factLink(view, bound.requirement.id), { text: ')' }] : text('To be agreed')
}

function backups(view: SolutionView): Block | undefined {
  const stores = view.solution.elements.filter((element) => element.kind === 'store' && !isSupport(element))
  if (stores.length === 0) return undefined
  const flows = view.solution.relations.map(dataFlowOf).filter(({ from }) => view.element(from)?.kind !== 'person')
  const writers = (id: string) => flows.filter(({ to }) => to === id).map(({ from }) => from)
  const backedUp = table('reliability-backups', 'How much each store may lose, and from where it is filled again', {
    columns: [
      column('store', 'Store', 26),
      column('class', 'Strictest class', 18),
      column('point', 'Loses at most', 26),
      column('again', 'Filled again from', 30),
    ],
    rows: stores.map(({ id }) => {
      const strict = strictest(view.solution.dataEntities.filter(({ store }) => store === id))
      return [
        elementLinks(view, [id]),
        text(strict ? classNames[strict] : 'Not classed'),
        pointFor(view, id),
        writers(id).length > 0 ? elementLinks(view, writers(id)) : null,
      ]
    }),
  })
  return withoutEmptyColumns(backedUp)
}

export function reliability(view: SolutionView): Body {
  const backup = backups(view)
  const isStated = targets.some(({ subject }) => statedFor(view, subject).length > 0)
  if (view.solution.isAdvice && !isStated)
    return {
      blocks: [
        paragraph(
          'reliability-recovery',
          'Nothing goes live, so neither a recovery time nor a recovery point is set. What counts is that no result of the work is lost.',
        ),
        ...(backup ? [backup] : []),
      ],
    }
  return {
    blocks: [targetTable(view, 'reliability-targets')],
    sections: [
      section('reliability-parts', 'Failure of parts', { blocks: failures(view) }),
      ...(backup ? [section('reliability-data', 'Backup', { blocks: [backup] })] : []),
    ],
  }
}
