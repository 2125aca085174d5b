import type { Cell } from '#shared/content/blocks.ts'
import type { Chapter } from '../../document-type.ts'
import { countOf, joinList, sentence } from '../../english.ts'
import { isDesigned } from '../../fit.ts'
import { column, table, text, withoutEmptyColumns } from '../../make-blocks.ts'
import { paragraphsOf, citedText } from '../../prose.ts'
import type { SolutionView } from '../../solution-view.ts'
import { errorsOf } from '../error-codes.ts'

/** Each code of all contracts once, with those that answer it. */
function allErrors({ solution: { interfaces } }: SolutionView) {
  const byCode = new Map<string, ReturnType<typeof errorsOf>[number] & { faces: string[] }>()
  for (const face of interfaces)
    for (const error of errorsOf(face)) {
      const known = byCode.get(error.code)
      if (known) known.faces.push(face.name)
      else byCode.set(error.code, { ...error, faces: [face.name] })
    }
  return [...byCode.values()].toSorted((left, right) => left.status - right.status)
}

/** A code that says its meaning by itself. */
const isSaid = (code: string, meaning: string) => code === meaning.toLowerCase().replaceAll(/[^\p{L}\p{N}]+/gu, '-')

/** How a call is refused, and what its caller does next. */
export const errors: Chapter = {
  id: 'errors',
  heading: 'Errors',
  ask: 'How a call is refused, and what its caller does next.',
  alsoCalled: ['error', 'exception', 'failure', 'resilience', 'logging', 'monitoring'],
  body: (view) => {
    const all = allErrors(view)
    if (!isDesigned(view.solution) || all.length === 0) return undefined
    return {
      blocks: [
        withoutEmptyColumns(
          table('errors-table', 'Codes', {
            columns: [
              { id: 'status', heading: 'Status', kind: 'number', width: 9 },
              column('code', 'Code', 24),
              column('meaning', 'Means', 26),
              column('faces', 'From', 20),
              column('next', 'The caller', 21),
            ],
            rows: all.map(({ status, code, meaning, next, faces }): Cell[] => [
              status,
              [{ text: code, marks: ['code'] }],
              text(isSaid(code, meaning) ? '' : sentence(meaning)),
              text(joinList(faces)),
              text(sentence(next)),
            ]),
          }),
        ),
      ],
    }
  },
  words: (view) => paragraphsOf(citedText(`Calls are refused with ${countOf(allErrors(view).length, 'code')}`)),
}
