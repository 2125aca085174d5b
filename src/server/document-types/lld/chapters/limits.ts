import type { Block, Cell } from '#shared/content/blocks.ts'
import type { Relation } from '#server/solution/solution.ts'
import { capitalised, joinSome, sentence } from '../../english.ts'
import { elementLinks, factLink } from '../../fact-links.ts'
import { type Body, column, idPart, missing, section, table, text } from '../../make-blocks.ts'
import { measureText, type SolutionView } from '../../solution-view.ts'
import { technicalCalls } from '../modules-of.ts'
import { physicalTable } from '../physical-model.ts'

/** More calls than this are counted. */
const mostCalls = 6

type CallClass = { name: string; takes: (view: SolutionView, call: Relation) => boolean; limits: string[] }

const touches = (view: SolutionView, { from, to }: Relation) => view.isOutside(from) || view.isOutside(to)

/** Proposals to begin with; each call of a class starts from these values and is tuned by the load test. */
const classes: CallClass[] = [
  {
    name: 'Waits, inside the system',
    takes: (view, call) => call.synchronous && !touches(view, call),
    limits: ['5 s', 'Twice, after 0.2 s and 1 s', 'Fails with a reason that names the other module'],
  },
  {
    name: 'Waits, across the boundary',
    takes: (view, call) => call.synchronous && touches(view, call),
    limits: ['10 s', 'Three times, after 1 s, 5 s and 25 s', 'Goes on without the answer where the run allows, else fails'],
  },
  {
    name: 'Not awaited',
    takes: (_, call) => !call.synchronous,
    limits: [
      '30 s to acknowledge',
      'Five deliveries, each later than the last',
      'Set aside with the reason; an alert names the sender',
    ],
  },
]

function callClasses(view: SolutionView): Cell[][] {
  const calls = technicalCalls(view)
  return classes.flatMap(({ name, takes, limits }): Cell[][] => {
    const members = calls.filter((call) => takes(view, call))
    if (members.length === 0) return []
    const named = joinSome(
      members.map(({ from, to }) => `${view.name(from)} to ${view.name(to)}`),
      mostCalls,
    )
    return [[text(name), text(named, ...members.map(({ id }) => id)), ...limits.map((limit) => text(limit))]]
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
  return interfaces.flatMap((face) =>
    face.operations.map(({ name }): Cell[] => {
      const kept = dataEntities.find(({ store }) => store === face.provider && view.element(store))
      const key = kept ? physicalTable(view, kept).key.join(', ') : undefined
      const reason = readsOnly.test(name)
        ? 'Changes nothing, so it may be repeated'
        : key
          ? `Known by its key (${key}): the second time changes nothing`
          : 'The caller sends a key of its own with it; the second time answers as the first did'
      return [
        [{ text: face.name, link: `#interfaces-${idPart(face.id)}`, cites: [face.id] }],
        [{ text: name, marks: ['code'] }],
        text(sentence(reason)),
      ]
    }),
  )
}

export function limits(view: SolutionView): Body {
  const called = callClasses(view)
  const bounded = bounds(view)
  const repeated = repeats(view)
  const calls: Block =
    called.length > 0
      ? table('limits-calls', 'Time-outs and repeats, proposed', {
          columns: [
            column('class', 'Kind of call', 18),
            column('calls', 'Calls', 30),
            column('timeout', 'Time-out', 14),
            column('repeats', 'Repeats', 18),
            column('last', 'After the last', 20),
          ],
          rows: called,
        })
      : missing('limits-calls', 'No call between modules is known, so no time-out can be set.')
  const boundTable = table('limits-bounds', 'Bounds that the brief sets', {
    columns: [column('id', 'From', 12), column('bound', 'Bound', 48), column('modules', 'Holds for', 40)],
    rows: bounded,
  })
  const repeatTable = table('limits-repeats', 'Doing it twice', {
    columns: [
      column('interface', 'Interface', 26),
      column('operation', 'Operation', 24),
      column('why', 'Why a repeat does no harm', 50),
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
