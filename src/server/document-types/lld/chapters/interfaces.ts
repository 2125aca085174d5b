import type { Block } from '#shared/content/blocks.ts'
import type { Section } from '#shared/content/content.ts'
import type { Solution } from '#server/solution/solution.ts'
import { capitalised, joinList, sentence } from '../../english.ts'
import { elementLinks } from '../../fact-links.ts'
import { type Body, column, idPart, missing, section, table, text } from '../../make-blocks.ts'
import type { SolutionView } from '../../solution-view.ts'
import { errorsOf } from '../error-codes.ts'
import { interfaceShape } from '../operation-shape.ts'

type Interface = Solution['interfaces'][number]

function overview(view: SolutionView): Block {
  return table('interfaces-overview', 'Who offers which interface, and who calls it', {
    columns: [
      column('interface', 'Interface', 24),
      column('provider', 'Offered by', 20),
      column('consumers', 'Called by', 32),
      column('operations', 'Operations', 24),
    ],
    rows: view.solution.interfaces.map((face) => [
      [{ text: face.name, link: `#interfaces-${idPart(face.id)}`, cites: [face.id] }],
      elementLinks(view, [face.provider]),
      face.consumers.length > 0 ? elementLinks(view, face.consumers) : text('To be agreed'),
      text(joinList(face.operations.map(({ name }) => name))),
    ]),
  })
}

function operations(face: Interface, id: string): Block {
  return table(
    `${id}-operations`,
    `${capitalised(joinList(face.operations.map(({ name }) => name)))}: what is sent and what comes back`,
    {
      columns: [column('operation', 'Operation', 24), column('request', 'Request', 38), column('response', 'Answer', 38)],
      rows: face.operations.map(({ name, request, response }) => [
        [{ text: name, marks: ['code'] }],
        text(sentence(request)),
        text(sentence(response)),
      ]),
    },
  )
}

function errors(face: Interface, id: string): Block[] {
  const all = errorsOf(face)
  if (all.length === 0) return []
  return [
    table(`${id}-errors`, `How ${face.name} refuses`, {
      columns: [
        column('code', 'Code', 22),
        { id: 'status', heading: 'Status', kind: 'number', width: 10 },
        column('meaning', 'Meaning', 38),
        column('operations', 'Answered by', 30),
      ],
      rows: all.map(({ code, status, meaning, operations: names }) => [
        [{ text: code, marks: ['code'] }],
        status,
        text(sentence(meaning)),
        text(joinList(names)),
      ]),
    }),
  ]
}

function interfaceSection(view: SolutionView, face: Interface): Section {
  const id = `interfaces-${idPart(face.id)}`
  const shape = interfaceShape(face, view.solution)
  return section(id, face.name, {
    blocks: [
      operations(face, id),
      ...(shape ? [{ id: `${id}-json`, type: 'code' as const, language: 'json', text: shape }] : []),
      ...errors(face, id),
    ],
  })
}

export function interfaces(view: SolutionView): Body {
  const all = view.solution.interfaces
  if (all.length === 0)
    return {
      blocks: [
        missing(
          'interfaces-missing',
          'No interface is described by operation. The contracts of the neighbouring systems come from their owners.',
        ),
      ],
    }
  return { blocks: [overview(view)], sections: all.map((face) => interfaceSection(view, face)) }
}
