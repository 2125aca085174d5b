import type { Block, Cell } from '#shared/content/blocks.ts'
import type { Section } from '#shared/content/content.ts'
import type { Chapter } from '../../document-type.ts'
import { joinList, joinSome, sentence } from '../../english.ts'
import { isDesigned } from '../../fit.ts'
import { column, section, table, text } from '../../make-blocks.ts'
import { paragraphsOf, citedText } from '../../prose.ts'
import type { SolutionView } from '../../solution-view.ts'
import { errorsOf } from '../error-codes.ts'
import { interfaceShape } from '../operation-shape.ts'
import { type Interface, operationPath } from '../operation-path.ts'
import { contractId } from './modules.ts'

function operations(view: SolutionView, face: Interface): Block {
  const callers = face.consumers.filter((caller) => view.element(caller) && view.element(caller)?.role !== 'control').map(view.name)
  const parties = [`Offered by ${view.name(face.provider)}`, ...(callers.length > 0 ? [`called by ${joinList(callers)}`] : [])]
  const codes = errorsOf(face)
  return table(`${contractId(face.id)}-operations`, parties.join('; '), {
    columns: [
      column('path', 'Path', 32),
      column('request', 'Sent', 24),
      column('response', 'Answered', 24),
      column('errors', 'Refused with', 20),
    ],
    rows: face.operations.map((operation): Cell[] => [
      [{ text: operationPath(face, operation), marks: ['code'], cites: [face.id] }],
      text(sentence(operation.request)),
      text(sentence(operation.response)),
      text(
        codes
          .filter((error) => error.operations.includes(operation.name))
          .map(({ status, code }) => `${status} ${code}`)
          .join(', '),
      ),
    ]),
  })
}

function contract(view: SolutionView, face: Interface): Section {
  const id = contractId(face.id)
  const shape = interfaceShape(face, view.solution)
  return section(id, face.name, {
    blocks: [
      operations(view, face),
      ...(shape ? [{ id: `${id}-json`, type: 'code' as const, language: 'json', text: shape }] : []),
    ],
  })
}

/** Each contract by path and payload. */
export const contracts: Chapter = {
  id: 'contracts',
  heading: 'Contracts',
  ask: 'Which paths each part offers, with which payloads, and who calls them.',
  alsoCalled: ['interface', 'contract', 'api', 'operation', 'payload', 'schema', 'endpoint'],
  body: (view) => {
    const { interfaces } = view.solution
    if (!isDesigned(view.solution) || interfaces.length === 0) return undefined
    return { blocks: [], sections: interfaces.map((face) => contract(view, face)) }
  },
  words: (view) =>
    paragraphsOf(
      citedText(
        `What is sent to ${joinSome(
          view.solution.interfaces.map(({ provider }) => view.name(provider)),
          2,
        )} and what comes back`,
      ),
    ),
}
