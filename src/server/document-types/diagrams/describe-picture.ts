import type { DiagramEdge, DiagramGroup, DiagramNode } from '#shared/content/blocks.ts'
import { capitalised, countOf, joinList, numberWord } from '../english.ts'
import { groupBy } from '#shared/group-by.ts'

/** Characters that a screen reader may read in one go. */
const longest = 600
/** Reserve for the length difference between two numbers in words, and the spaces. */
const spare = 12

const kindNouns: Record<DiagramNode['kind'], string> = {
  person: 'group of people',
  system: 'system',
  'external-system': 'external system',
  container: 'container',
  component: 'component',
  store: 'data store',
  queue: 'queue',
  model: 'model',
  node: 'node',
}

type Described = { nodes: DiagramNode[]; edges: DiagramEdge[] }

/** A description for screen readers: how many boxes of each kind, the groups of components, then the connections, as many as fit. */
export function describePicture({ nodes, edges }: Described, groups: DiagramGroup[] = []): string {
  const name = new Map(nodes.map(({ id, label }) => [id, label]))
  const kinds = [...groupBy(nodes, ({ kind }) => kind)].map(
    ([kind, all]) => `${countOf(all.length, kindNouns[kind])} (${joinList(all.map(({ label }) => label))})`,
  )
  const counts = [...groupBy(nodes, ({ kind }) => kind)].map(([kind, all]) => countOf(all.length, kindNouns[kind]))
  const arrows = edges.map(({ from, to, label, asynchronous }) => {
    const ends = `${name.get(from) ?? from} to ${name.get(to) ?? to}`
    return `${label ? `${ends}: ${label}` : ends}${asynchronous ? ', without waiting' : ''}.`
  })
  const named = `${capitalised(joinList(kinds))}.`
  const lead = named.length <= longest / 2 ? named : `${capitalised(joinList(counts))}.`
  const grouped = groups.map(({ id, label }) => {
    const within = nodes.filter(({ group }) => group === id)
    return `The group ${label} has ${joinList(within.map((node) => node.label))}.`
  })
  return boundTo([lead, ...grouped, ...arrows])
}

/** As many whole sentences as fit, and the number of those that are left to the text beside the picture. */
export function boundTo(sentences: string[]): string {
  const whole = sentences.join(' ')
  if (whole.length <= longest) return whole
  const rest = (count: number) => `And ${numberWord(count)} more, in the tables of this chapter.`
  let told = ''
  for (const [index, sentence] of sentences.entries()) {
    const left = rest(sentences.length - index)
    if (told.length + sentence.length + left.length + spare > longest) return `${told} ${left}`.trim()
    told = `${told} ${sentence}`.trim()
  }
  return told
}
