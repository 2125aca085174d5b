import type { Block, Cell, Inline } from '#shared/content/blocks.ts'
import type { Element, Measure, Requirement } from '#server/solution/solution.ts'
import { capitalised, sentence } from '../../english.ts'
import { classNames, strictest } from '../../data-classes.ts'
import { elementLinks, factLink } from '../../fact-links.ts'
import { type Body, column, missing, section, table, text } from '../../make-blocks.ts'
import { answersTo, isSupport, type SolutionView } from '../../solution-view.ts'
import { testOf } from '../../tables/test-of.ts'
import { dataFlowOf } from '../diagrams/data-flow.ts'

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

const meansByKind: Partial<Record<Element['kind'], { loss: string; keeps: string; back: string }>> = {
  store: {
    loss: 'Readers get no data',
    keeps: 'Copies in more than one zone; deleted and older versions are kept for a time',
    back: 'Restored from the last backup, then what is missing is loaded again from its source',
  },
  queue: {
    loss: 'Senders cannot hand over',
    keeps: 'Replicated by the service; senders keep and repeat',
    back: 'Readers go on at the last confirmed position',
  },
  model: {
    loss: 'No scores or answers',
    keeps: 'The work goes on without them, marked as such; the version before stays deployable',
    back: 'The released version is deployed again from the registry',
  },
  container: {
    loss: 'Its function is not there',
    keeps: 'More than one instance; it holds no state of its own',
    back: 'Restarted, or redeployed from its image',
  },
}

function failures(view: SolutionView): Block {
  const kinds = (['container', 'store', 'queue', 'model'] as const).map((kind) => ({
    kind,
    parts: view.blocks.filter((element) => element.kind === kind && !isSupport(element)),
  }))
  const rows = kinds
    .filter(({ parts }) => parts.length > 0)
    .map(({ kind, parts }): Cell[] => {
      const { loss, keeps, back } = meansByKind[kind]!
      return [
        elementLinks(
          view,
          parts.map(({ id }) => id),
        ),
        text(sentence(loss)),
        text(sentence(keeps)),
        text(sentence(back)),
      ]
    })
  const supporting = view.blocks.filter(isSupport)
  if (supporting.length > 0)
    rows.push([
      elementLinks(
        view,
        supporting.map(({ id }) => id),
      ),
      text('New sign-ins, keys or alerts; work that has begun goes on.'),
      text('Run by the cloud’s provider in more than one zone.'),
      text('Brought back by the provider; settings are built again from code.'),
    ])
  if (rows.length === 0) return missing('reliability-failures', 'No part is named, so no failure can be played through.')
  return table('reliability-failures', 'What happens when a part fails', {
    columns: [
      column('part', 'Part', 26),
      column('loss', 'Lost meanwhile', 20),
      column('keeps', 'What keeps it up', 27),
      column('back', 'How it comes back', 27),
    ],
    rows,
  })
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
  return table('reliability-backups', 'Backup of the stores', {
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
}

export function reliability(view: SolutionView): Body {
  const backup = backups(view)
  return {
    blocks: [targetTable(view, 'reliability-targets')],
    sections: [
      section('reliability-parts', 'Failure of parts', { blocks: [failures(view)] }),
      ...(backup ? [section('reliability-data', 'Backup', { blocks: [backup] })] : []),
    ],
  }
}
