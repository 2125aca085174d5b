import type { Solution } from '#server/solution/solution.ts'
import { bare, capitalised } from './english.ts'

type Deliverable = Solution['deliverables'][number]
type Workstream = Solution['workstreams'][number]

/** The piece of work that names a deliverable as its product. */
export const workstreamFor = ({ workstreams }: Pick<Solution, 'workstreams'>, { id, text }: Deliverable): Workstream | undefined =>
  workstreams.find(({ deliverables }) => deliverables.some((product) => product === id || bare(product) === bare(text)))

/** Each thing that a piece of work delivers, the client's deliverables in their own words. */
export const productNamesOf = ({ deliverables }: Pick<Solution, 'deliverables'>, workstream: Workstream): string[] =>
  workstream.deliverables.map((id) => capitalised(bare(deliverables.find((deliverable) => deliverable.id === id)?.text ?? id)))

/** The same in one text. */
export const productsOf = (solution: Pick<Solution, 'deliverables'>, workstream: Workstream) =>
  productNamesOf(solution, workstream).join('; ')
