import type { Solution } from '#server/solution/solution.ts'
import { bare, capitalised } from './english.ts'
import { significantWords } from './match-headings.ts'

type Deliverable = Solution['deliverables'][number]
type Workstream = Solution['workstreams'][number]

const sharedWords = (left: string, right: string) => {
  const words = new Set(significantWords(right))
  return new Set(significantWords(left).filter((word) => words.has(word))).size
}

/** How sure it is that a workstream makes a deliverable: named by id or text, or by at least two words in common with one product. */
function likeness({ id, text }: Deliverable, workstream: Workstream): number {
  if (workstream.deliverables.includes(id) || workstream.deliverables.includes(text)) return 100
  const most = Math.max(0, ...workstream.deliverables.map((product) => sharedWords(text, product)))
  const all = sharedWords(text, [workstream.name, ...workstream.deliverables].join(' '))
  return most >= 2 || all >= 2 ? most + all / 10 : 0
}

/** Where a deliverable of a kind is made in any plan, by the name of the workstream. */
const usual: [kind: RegExp, stream: RegExp][] = [
  [/\b(?:train(?:ing|ed)|workshops?|runbooks?|handbooks?|guides?|documentation|hand-?over)\b/i, /hand-over/i],
  [/\b(?:designs?|impact assessment|assessment input|plans?|business case)\b/i, /^mobilise/i],
  [/\b(?:in (?:test|production)|go-?live|working first release)\b/i, /hand-over/i],
]

/** The workstream that makes a deliverable: as far as the plan says, else where its kind is usually made. */
export function makerOf({ workstreams }: Solution, deliverable: Deliverable): Workstream | undefined {
  const ranked = workstreams.map((workstream) => ({ workstream, likeness: likeness(deliverable, workstream) }))
  const best = ranked.toSorted((left, right) => right.likeness - left.likeness)[0]
  if (best && best.likeness > 0) return best.workstream
  const [, stream] = usual.find(([kind]) => kind.test(deliverable.text)) ?? []
  return stream && workstreams.find(({ name }) => stream.test(name))
}

/** What a workstream delivers, the client's deliverables in their own words. */
export const productsOf = ({ deliverables }: Pick<Solution, 'deliverables'>, workstream: Workstream) =>
  workstream.deliverables
    .map((id) => capitalised(bare(deliverables.find((deliverable) => deliverable.id === id)?.text ?? id)))
    .join('; ')
