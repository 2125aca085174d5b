import type { Block, Cell } from '#shared/content/blocks.ts'
import type { Section } from '#shared/content/content.ts'
import type { Solution } from '#server/solution/solution.ts'
import type { Chapter } from '../../document-type.ts'
import { bare, joinList, sentence } from '../../english.ts'
import { isDesigned } from '../../fit.ts'
import { column, idPart, section, table, text } from '../../make-blocks.ts'
import type { SolutionView } from '../../solution-view.ts'

type Interface = Solution['interfaces'][number]

function operations(view: SolutionView, face: Interface): Block {
  const callers = face.consumers.map(view.name)
  const parties = [`Provided by ${view.name(face.provider)}`, ...(callers.length > 0 ? [`called by ${joinList(callers)}`] : [])]
  return table(`contracts-${idPart(face.id)}-operations`, parties.join('; '), {
    columns: [
      column('operation', 'Operation', 20),
      column('request', 'Request', 28),
      column('response', 'Response', 26),
      column('errors', 'Errors', 26),
    ],
    rows: face.operations.map(({ name, request, response, errors }): Cell[] => [
      [{ text: name, marks: ['code'], cites: [face.id] }],
      text(sentence(request)),
      text(sentence(response)),
      text(sentence(errors.map(bare).join('; '))),
    ]),
  })
}

const contract = (view: SolutionView, face: Interface): Section =>
  section(`contracts-${idPart(face.id)}`, face.name, { blocks: [operations(view, face)] })

/** Each interface with its operations. */
export const contracts: Chapter = {
  id: 'contracts',
  heading: 'Interfaces',
  ask: 'Which operations each component provides, with which requests and responses, and who calls them.',
  alsoCalled: ['interface', 'contract', 'api', 'operation', 'payload', 'schema', 'endpoint', 'error'],
  body: (view) => {
    const { interfaces } = view.solution
    if (!isDesigned(view.solution) || interfaces.length === 0) return undefined
    return { blocks: [], sections: interfaces.map((face) => contract(view, face)) }
  },
  words: () => [],
}
