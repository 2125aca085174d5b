import type { Block, Cell } from '#shared/content/blocks.ts'
import type { Requirement, Solution } from '#server/solution/solution.ts'
import { bare, capitalised, sentence } from '../../english.ts'
import { factLinks } from '../../fact-links.ts'
import { type Body, column, section, table, text } from '../../make-blocks.ts'
import { significantWords } from '../../match-headings.ts'
import { rankedQualities, type SolutionView } from '../../solution-view.ts'
import { deliverableTable } from '../../tables/deliverable-table.ts'

type Deliverable = Solution['deliverables'][number]

const running = 'Running in the test environment, with the tests of the requirements served passed'

/** What each kind of result is accepted on; a proposal until both sides have signed it. */
const criteria: [RegExp, string][] = [
  [/\b(model|lakehouse|platform|service|assistant|system|application|app|release|environments?|pipelines?|portal)\b/i, running],
  [/\bmigrat/i, 'Counts and sums of old and new agree; differences are explained in writing'],
  [/\b(dashboards?|reports)\b/i, 'Figures agree with those replaced, for one period, or the difference is explained'],
  [
    /\b(design|architecture|report|paper|plan|roadmap|assessment|strategy|document|policy|input|specification|manual|guide|case)\b/i,
    'Read by the product owner; each comment is answered in writing and no answer is open',
  ],
  [/\b(hand-?over|runbook)/i, 'Run once by the client’s own people, without our help'],
  [/\b(train|workshop|course|coach)/i, 'Held for the people whom the client named, who confirm that they can do the work'],
]

/** One result may be of two kinds: a model with its report. */
const mostCriteria = 2

function criteriaFor({ text: words }: Deliverable): string {
  const found = criteria.filter(([pattern]) => pattern.test(words)).slice(0, mostCriteria)
  return (found.length > 0 ? found.map(([, criterion]) => criterion) : [running]).map(sentence).join(' ')
}

/** Requirements that speak of the same thing: two words in common, measured ones first. */
function servedBy({ solution }: SolutionView, { text: words }: Deliverable): Requirement[] {
  const own = new Set(significantWords(words))
  const measured = new Set(rankedQualities(solution).filter(({ measures }) => measures.length > 0))
  return solution.requirements
    .filter((requirement) => new Set(significantWords(requirement.text).filter((word) => own.has(word))).size > 1)
    .toSorted((left, right) => Number(measured.has(right)) - Number(measured.has(left)))
    .slice(0, 3)
}

/** What has to be true before a deliverable counts as handed over. */
function acceptanceTable(view: SolutionView): Block[] {
  const { deliverables } = view.solution
  if (deliverables.length === 0) return []
  return [
    table('deliverables-criteria', 'When a deliverable is accepted', {
      columns: [
        column('id', 'Id', 10),
        column('deliverable', 'Deliverable', 30),
        column('criterion', 'Accepted when', 42),
        column('requirements', 'Measured by', 18),
      ],
      rows: deliverables.map((deliverable): Cell[] => {
        const served = servedBy(view, deliverable).map(({ id }) => id)
        return [
          text(deliverable.id),
          text(capitalised(bare(deliverable.text)), deliverable.id),
          text(criteriaFor(deliverable)),
          served.length > 0 ? factLinks(view, served) : text('The criterion alone'),
        ]
      }),
    }),
  ]
}

export function deliverables(view: SolutionView): Body {
  const accepted = acceptanceTable(view)
  return {
    blocks: [deliverableTable(view, 'deliverables-register')],
    sections: accepted.length > 0 ? [section('deliverables-accepted', 'Acceptance criteria', { blocks: accepted })] : [],
  }
}
