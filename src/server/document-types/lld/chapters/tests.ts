import type { Cell } from '#shared/content/blocks.ts'
import { sentence } from '../../english.ts'
import { factLinks } from '../../fact-links.ts'
import { type Body, column, missing, section, table, text } from '../../make-blocks.ts'
import { type SolutionView, testEnvironmentOf } from '../../solution-view.ts'
import { type PlannedTest, planTests } from '../plan-tests.ts'

const levels: Record<PlannedTest['kind'], string> = {
  Run: 'A run through all its modules, and its failure',
  Contract: 'One operation against its agreed shape, with every error provoked',
  Function: 'A function that no run shows',
  Quality: 'A quality against its measure',
  Review: 'Design and built system against a constraint',
}

function levelRows(view: SolutionView, tests: PlannedTest[]): Cell[][] {
  const place = testEnvironmentOf(view.solution)?.name ?? 'A test environment'
  const placeOf = (kind: PlannedTest['kind']) =>
    kind === 'Contract' ? 'At every build' : kind === 'Review' ? 'Before release' : place
  return (Object.keys(levels) as PlannedTest['kind'][])
    .map((kind) => ({ kind, count: tests.filter((test) => test.kind === kind).length }))
    .filter(({ count }) => count > 0)
    .map(({ kind, count }) => [text(kind), text(sentence(levels[kind])), text(placeOf(kind)), count])
}

export function testPlan(view: SolutionView): Body {
  const tests = planTests(view)
  if (tests.length === 0)
    return { blocks: [missing('tests-cases', 'There is no requirement, run or interface yet that a test could prove.')] }
  return {
    blocks: [
      table('tests-levels', 'Kinds of tests', {
        columns: [
          column('kind', 'Kind', 14),
          column('what', 'What it tests', 48),
          column('where', 'Where', 24),
          { id: 'count', heading: 'Tests', kind: 'number', width: 14, total: 'sum' },
        ],
        rows: levelRows(view, tests),
      }),
    ],
    sections: [
      section('tests-all', 'Test cases', {
        blocks: [
          table('tests-cases', 'What is done and what must be seen', {
            columns: [
              column('id', 'Id', 11),
              column('kind', 'Kind', 13),
              column('text', 'Test', 54),
              column('proves', 'Proves', 22),
            ],
            rows: tests.map(({ id, kind, text: words, proves }) => [
              [{ text: id }],
              text(kind),
              text(sentence(words)),
              proves.length > 0 ? factLinks(view, proves) : text('The contract alone'),
            ]),
          }),
        ],
      }),
    ],
  }
}
