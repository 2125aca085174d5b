import type { Block, Cell } from '#shared/content/blocks.ts'
import type { Element } from '#server/solution/solution.ts'
import { capitalised, sentence } from '../../english.ts'
import { elementLinks } from '../../fact-links.ts'
import { groupBy } from '../../group-by.ts'
import { watchList } from '../../hld/chapters/watch-list.ts'
import { type Body, column, idPart, missing, section, table, text } from '../../make-blocks.ts'
import type { SolutionView } from '../../solution-view.ts'
import { errorsOf } from '../error-codes.ts'
import { modulesOf } from '../modules-of.ts'

function catalogue(view: SolutionView): Cell[][] {
  return view.solution.interfaces.flatMap((face) =>
    errorsOf(face).map(({ code, status, next }): Cell[] => [
      [{ text: code, marks: ['code'] }],
      status,
      [{ text: face.name, link: `#interfaces-${idPart(face.id)}`, cites: [face.id] }],
      text(sentence(next)),
    ]),
  )
}

const logged: Partial<Record<Element['kind'], string>> = {
  container: 'Each call taken and made: operation, caller, result, duration; each piece of work begun, done or failed',
  component: 'Each decision it takes, with the rule and the identifier of the run',
  store: 'Each change of shape, each grant, each refused read; size and age of the newest row once a day',
  queue: 'Each delivery refused and each piece set aside, with its key and the reason',
  model: 'Each answer with the version, the inputs’ identifiers and the reasons; never the inputs themselves',
}

function logs(view: SolutionView): Cell[][] {
  const byKind = groupBy(modulesOf(view), ({ kind }) => kind)
  return [...byKind.entries()].flatMap(([kind, members]): Cell[][] => {
    const words = logged[kind]
    return words
      ? [
          [
            elementLinks(
              view,
              members.map(({ id }) => id),
            ),
            text(sentence(words)),
          ],
        ]
      : []
  })
}

export function errors(view: SolutionView): Body {
  const listed = catalogue(view)
  const lines = logs(view)
  const alerts = watchList(view)
  const codes: Block =
    listed.length > 0
      ? table('errors-catalogue', 'Every error, and what its caller does', {
          columns: [
            column('code', 'Code', 24),
            { id: 'status', heading: 'Status', kind: 'number', width: 10 },
            column('interface', 'Interface', 26),
            column('next', 'What the caller does', 40),
          ],
          rows: listed,
        })
      : missing('errors-catalogue', 'No interface names its errors yet.')
  const logTable = table('errors-logs', 'What is logged, as one structured line an event', {
    columns: [column('modules', 'Modules', 36), column('events', 'Events', 64)],
    rows: lines,
  })
  const alertTable = table('errors-alerts', 'What is watched, and when somebody is told', {
    columns: [
      column('modules', 'On', 24),
      column('signal', 'Signal', 28),
      column('alert', 'Alert when', 32),
      column('requirement', 'From', 16),
    ],
    rows: alerts.map(([on, signal, alert, from]): Cell[] => [
      on ?? null,
      signal ?? null,
      alert ?? null,
      from ?? text(capitalised('proposed')),
    ]),
  })
  return {
    blocks: [codes],
    sections: [
      ...(lines.length > 0 ? [section('errors-lines', 'Logs', { blocks: [logTable] })] : []),
      ...(alerts.length > 0 ? [section('errors-watch', 'Alerts', { blocks: [alertTable] })] : []),
    ],
  }
}
