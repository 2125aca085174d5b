import type { Solution } from '#server/solution/solution.ts'
import { bare, capitalised } from './english.ts'

type Deliverable = Solution['deliverables'][number]
type Workstream = Solution['workstreams'][number]

/** The piece of work that names a deliverable as its product. */
export const makerOf = ({ workstreams }: Pick<Solution, 'workstreams'>, { id, text }: Deliverable): Workstream | undefined =>
  workstreams.find(({ deliverables }) => deliverables.some((product) => product === id || bare(product) === bare(text)))

/** What a piece of work delivers, the client's deliverables in their own words. */
export const productsOf = ({ deliverables }: Pick<Solution, 'deliverables'>, workstream: Workstream) =>
  workstream.deliverables
    .map((id) => capitalised(bare(deliverables.find((deliverable) => deliverable.id === id)?.text ?? id)))
    .join('; ')
