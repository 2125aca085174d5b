import type { Block, Cell, Inline } from '#shared/content/blocks.ts'
import type { Element, Measure } from '#server/solution/solution.ts'
import { capitalised, joinList, sentence } from '../../english.ts'
import { elementLinks, factLink } from '../../fact-links.ts'
import { groupBy } from '../../group-by.ts'
import { failureOf } from '../../hld/part-failure.ts'
import { type Body, column, idPart, missing, section, table, text } from '../../make-blocks.ts'
import { isSupport, measureText, type SolutionView } from '../../solution-view.ts'
import { type Call, technicalCalls } from '../modules-of.ts'
import { physicalTable } from '../physical-model.ts'

/** Bounds on the wait of one answer, not on a day, a month or a number. */
const isWait = ({ subject, unit, comparison }: Measure) =>
  comparison === 'at-most' &&
  /response|latency|fresh/i.test(subject) &&
  /^(ms|milliseconds?|s|secs?|seconds?|min|minutes?)$/i.test(unit)

/** A bound on how fast a module answers is also the most that its callers wait. */
function timeOut(view: SolutionView, { satisfies }: Element, calls: Call[]): Inline[] {
  const bound = view.solution.requirements.find(({ id, measures }) => satisfies.includes(id) && measures.some(isWait))
  if (bound)
    return [
      { text: `The answer is there ${measureText({ ...bound, measures: bound.measures.filter(isWait) })} (` },
      factLink(view, bound.id),
      { text: ')' },
    ]
  return text(
    calls.some(({ synchronous }) => synchronous)
      ? 'A setting, begun at the slowest answer of the load test'
      : 'Until the delivery is acknowledged',
  )
}

const endings: Partial<Record<Element['kind'], (name: string) => string>> = {
  queue: (name) => `The sender keeps the piece and offers it to ${name} again`,
  model: (name) => `The caller goes on without ${name} and marks the result`,
  'external-system': (name) => `The owner of ${name} is told; what was to be sent waits`,
}

function lastOf(view: SolutionView, element: Element, calls: Call[]): string {
  const own = endings[element.kind]?.(element.name)
  if (own) return own
  if (isSupport(element)) return failureOf(view, element).loss
  return calls.every(({ synchronous }) => !synchronous)
    ? `The piece for ${element.name} is set aside with the reason`
    : `The call fails with a reason that names ${element.name}`
}

/** One row a called party: how long its callers wait, what they repeat, and what is left when it stays silent. */
function callRows(view: SolutionView): Cell[][] {
  const byParty = groupBy(technicalCalls(view), ({ called }) => called)
  return [...byParty].flatMap(([id, calls]): Cell[][] => {
    const element = view.element(id)
    if (!element) return []
    const waited = calls.filter(({ synchronous }) => synchronous)
    const ways = [waited.length > 0 ? 'waits' : '', waited.length < calls.length ? 'not awaited' : ''].filter(Boolean)
    return [
      [
        elementLinks(view, [id]),
        [
          ...elementLinks(
            view,
            calls.map(({ caller }) => caller),
          ),
          ...text(` (${joinList(ways)})`, ...calls.map((call) => call.id)),
        ],
        timeOut(view, element, calls),
        text(sentence(lastOf(view, element, calls))),
      ],
    ]
  })
}

function bounds(view: SolutionView): Cell[][] {
  return view.solution.requirements
    .filter(({ measures, kind }) => kind !== 'constraint' && measures.length > 0)
    .map((requirement) => {
      const parts = view.solution.elements.filter(({ satisfies }) => satisfies.includes(requirement.id)).map(({ id }) => id)
      return [
        [factLink(view, requirement.id)],
        text(capitalised(measureText(requirement))),
        parts.length > 0 ? elementLinks(view, parts) : text('The system as a whole'),
      ]
    })
}

const readsOnly = /^(query|read|get|list|search|ask|find|show|look|fetch|check)\b/i

/** Why doing it twice is as good as once. */
function repeats(view: SolutionView): Cell[][] {
  const { interfaces, dataEntities } = view.solution
  return interfaces.flatMap((face) => {
    const kept = dataEntities.find(({ store }) => store === face.provider && view.element(store))
    const key = kept ? physicalTable(view, kept).key.join(', ') : undefined
    const reading = face.operations.filter(({ name }) => readsOnly.test(name)).map(({ name }) => name)
    const writing = face.operations.filter(({ name }) => !readsOnly.test(name)).map(({ name }) => name)
    const row = (names: string[], reason: string): Cell[][] =>
      names.length > 0
        ? [
            [
              [{ text: face.name, link: `#interfaces-${idPart(face.id)}`, cites: [face.id] }],
              text(joinList(names)),
              text(sentence(reason)),
            ],
          ]
        : []
    return [
      ...row(reading, 'Reads only'),
      ...row(writing, key ? `Known by its key (${key})` : 'The caller sends a key of its own; the first answer is kept under it'),
    ]
  })
}

export function limits(view: SolutionView): Body {
  const called = callRows(view)
  const bounded = bounds(view)
  const repeated = repeats(view)
  const calls: Block =
    called.length > 0
      ? table('limits-calls', 'Who waits for whom, and what happens when no answer comes (proposed)', {
          columns: [
            column('called', 'Called', 20),
            column('callers', 'Callers', 30),
            column('timeout', 'Longest wait', 22),
            column('last', 'When it stays silent', 28),
          ],
          rows: called,
        })
      : missing('limits-calls', 'No call between modules is known, so no time-out can be set.')
  const boundTable = table('limits-bounds', 'Figures of the brief that no setting may break', {
    columns: [column('id', 'From', 12), column('bound', 'Bound', 48), column('modules', 'Holds for', 40)],
    rows: bounded,
  })
  const repeatTable = table('limits-repeats', 'Operations that may be repeated, and why that does no harm', {
    columns: [
      column('interface', 'Interface', 26),
      column('operation', 'Operations', 34),
      column('why', 'Why a repeat does no harm', 40),
    ],
    rows: repeated,
  })
  return {
    blocks: [calls],
    sections: [
      ...(bounded.length > 0 ? [section('limits-stated', 'Stated bounds', { blocks: [boundTable] })] : []),
      ...(repeated.length > 0 ? [section('limits-idempotency', 'Idempotency', { blocks: [repeatTable] })] : []),
    ],
  }
}
