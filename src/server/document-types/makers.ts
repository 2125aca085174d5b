import type { Solution } from '#server/solution/solution.ts'
import { bare, capitalised } from './english.ts'

type Deliverable = Solution['deliverables'][number]
type Workstream = Solution['workstreams'][number]
type Kind = NonNullable<Workstream['kind']>

/** What kind of work hands over what: papers come first, proof after the test, whatever runs and whoever is taught when it goes live. */
const handedOverIn: [RegExp, Kind[]][] = [
  [/\b(?:train(?:ing|ed)?|hand-?over|handbook|manual|runbook|playbook|guide|documentation|knowledge transfer)\b/i, ['switch-over']],
  [/\b(?:evaluation|test report|acceptance|rehearsal|benchmark|game day|proof)\b/i, ['test']],
  [/\b(?:migrat\w+|take-?over|converted|cleansed)\b/i, ['migration', 'switch-over']],
  [/\b(?:design|architecture|assessment|inventory|catalogue|blueprint|analysis|strategy|roadmap|data model)\b/i, ['discovery']],
  [
    /\b(?:system|platform|service|portal|app|application|pipelines?|dashboards?|rollout|production|live|interfaces?|consumers?)\b/i,
    ['switch-over'],
  ],
]

/** The piece of work that names a deliverable as its product, else the one that hands over things of its kind. */
export function workstreamFor({ workstreams }: Pick<Solution, 'workstreams'>, { id, text }: Deliverable): Workstream | undefined {
  const named = workstreams.find(({ deliverables }) =>
    deliverables.some((product) => product === id || bare(product) === bare(text)),
  )
  if (named) return named
  const [, kinds = []] = handedOverIn.find(([words]) => words.test(text)) ?? []
  return kinds.flatMap((wanted) => workstreams.find(({ kind }) => kind === wanted) ?? [])[0]
}

/** Each thing that a piece of work delivers, the client's deliverables in their own words. */
export const productNamesOf = ({ deliverables }: Pick<Solution, 'deliverables'>, workstream: Workstream): string[] =>
  workstream.deliverables.map((id) => capitalised(bare(deliverables.find((deliverable) => deliverable.id === id)?.text ?? id)))

/** The same in one text. */
export const productsOf = (solution: Pick<Solution, 'deliverables'>, workstream: Workstream) =>
  productNamesOf(solution, workstream).join('; ')
