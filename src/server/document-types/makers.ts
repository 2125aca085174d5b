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

/** Where a deliverable of a kind is made in any plan, by the name of the workstream; the first stream that the plan has. */
const usual: [kind: RegExp, streams: RegExp[]][] = [
  [/\b(?:train(?:ing|ed)|workshops?|runbooks?|handbooks?|guides?|documentation|hand-?over)\b/i, [/hand-over/i]],
  [/\b(?:designs?|impact assessment|assessment input|plans?|business case)\b/i, [/^mobilise/i]],
  [/\b(?:in (?:test|production)|go-?live|working first release)\b/i, [/hand-over/i]],
  [/\bmigrat\w+/i, [/migrat|cut-?over|waves?\b/i, /hand-over/i]],
  [/\b(?:dashboards?|reports|scorecards)\b/i, [/\breports?\b|dashboards?/i, /hand-over/i]],
  [/(?<!\boperating )\bmodels?\b/i, [/(?<!\boperating )\bmodels?\b/i]],
  [
    /\b(?:platform|services?|apps?|applications?|hub|portal|assistant|lakehouse|warehouse|integrations?|interfaces?|APIs?|screens?|router|pipelines?|website|environments?|monitoring)\b/i,
    [/hand-over/i],
  ],
]

/** What it is, without what it is for or of. */
const headOf = (text: string) => text.replace(/\s(?:for|of|on|in|with|to|by|from|per)\s.*$/i, '')

/** The one workstream in whose name a word of the deliverable stands. */
function namesakeOf(workstreams: Workstream[], { text }: Deliverable): Workstream | undefined {
  const words = significantWords(headOf(text)).filter((word) => word.length > 4)
  const found = workstreams.filter(({ name }) => significantWords(name).some((word) => words.includes(word)))
  return found.length === 1 ? found[0] : undefined
}

/** True where requirements speak of it by all its words: it goes live with what meets them. */
const isRequired = ({ requirements }: Solution, { text }: Deliverable) => {
  const words = significantWords(text)
  return words.length > 0 && requirements.some(({ text: asked }) => sharedWords(text, asked) === new Set(words).size)
}

/** The workstream that makes a deliverable: as far as the plan says, else where its kind is usually made. */
export function makerOf(solution: Solution, deliverable: Deliverable): Workstream | undefined {
  const { workstreams } = solution
  const ranked = workstreams.map((workstream) => ({ workstream, likeness: likeness(deliverable, workstream) }))
  const best = ranked.toSorted((left, right) => right.likeness - left.likeness)[0]
  if (best && best.likeness > 0) return best.workstream
  const [, streams = isRequired(solution, deliverable) ? [/hand-over/i] : []] =
    usual.find(([kind]) => kind.test(deliverable.text)) ?? []
  const kept = streams.map((words) => workstreams.find(({ name }) => words.test(name))).find(Boolean)
  return kept ?? namesakeOf(workstreams, deliverable)
}

/** What a workstream delivers, the client's deliverables in their own words. */
export const productsOf = ({ deliverables }: Pick<Solution, 'deliverables'>, workstream: Workstream) =>
  workstream.deliverables
    .map((id) => capitalised(bare(deliverables.find((deliverable) => deliverable.id === id)?.text ?? id)))
    .join('; ')
