import type { Cell, Inline } from '#shared/content/blocks.ts'
import type { Requirement } from '#server/solution/solution.ts'
import { sentence } from '../../english.ts'
import { type Body, column, idPart, missing, section, table, text } from '../../make-blocks.ts'
import { isMet, isOfKind, type SolutionView } from '../../solution-view.ts'
import { metByLinks } from '../../met-by.ts'
import { briefTable } from '../../tables/brief-table.ts'
import { type PlannedTest, planTests } from '../plan-tests.ts'

/** More tests than this are counted: the contract tests of a busy module prove much at once. */
const mostTests = 4

/** More interfaces and tables of one requirement than this are counted. */
const mostDetails = 4

function detailOf({ solution }: SolutionView, modules: string[]): Inline[] {
  const faces = solution.interfaces.filter(({ provider }) => modules.includes(provider))
  const entities = solution.dataEntities.filter(({ store }) => modules.includes(store))
  const all = [
    ...faces.map(({ id, name }) => ({ id, name, chapter: 'interfaces' })),
    ...entities.map(({ id, name }) => ({ id, name, chapter: 'data' })),
  ]
  const shown = all
    .slice(0, mostDetails)
    .flatMap(({ id, name, chapter }, index) => [
      ...(index > 0 ? [{ text: ', ' }] : []),
      { text: name, link: `#${chapter}-${idPart(id)}`, cites: [id] },
    ])
  return all.length > mostDetails ? [...shown, { text: ` and ${all.length - mostDetails} more` }] : shown
}

function testsFor(tests: PlannedTest[], { id }: Requirement): Inline[] {
  const proving = tests.filter(({ proves }) => proves.includes(id))
  const own = proving.toSorted((left, right) => left.proves.length - right.proves.length).slice(0, mostTests)
  const rest = proving.length - own.length
  const ids = own.map((test) => test.id).join(', ')
  return ids ? [{ text: ids, link: '#tests-cases' }, ...(rest > 0 ? [{ text: ` and ${rest} more` }] : [])] : text('Open')
}

export function trace(view: SolutionView): Body {
  const { requirements, elements } = view.solution
  if (requirements.length === 0)
    return {
      blocks: [
        missing('traceability-matrix', 'The brief states no requirement, so there is nothing to carry on to a module or a test.'),
      ],
    }
  const tests = planTests(view)
  const row = (requirement: Requirement): Cell[] => {
    const modules = elements.filter(({ satisfies }) => satisfies.includes(requirement.id)).map(({ id }) => id)
    return [
      [{ text: requirement.id, cites: [requirement.id] }],
      text(sentence(requirement.text)),
      isMet(view, requirement) ? metByLinks(view, requirement) : text('No module yet'),
      detailOf(view, modules),
      testsFor(tests, requirement),
    ]
  }
  const quoted = briefTable(view, 'traceability-brief', requirements)
  return {
    sections: quoted ? [section('traceability-source', 'Where it stands in the brief', { blocks: [quoted] })] : [],
    blocks: [
      table('traceability-matrix', 'From requirement to test', {
        columns: [
          column('requirement', 'Id', 9),
          column('text', 'Requirement', 33),
          column('modules', 'Modules', 21),
          column('detail', 'Interfaces and data', 21),
          column('tests', 'Tests', 16),
        ],
        rows: (['functional', 'quality', 'constraint'] as const).flatMap((kind) => requirements.filter(isOfKind(kind)).map(row)),
      }),
    ],
  }
}
