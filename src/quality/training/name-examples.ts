import { Brief } from '#shared/brief.ts'
import { clientIds } from '#shared/firm.ts'
import { signsOfGroup } from '#server/compose/reading/learned/signs-of-group.ts'
import { namesOfBrief } from '#server/compose/reading/names-of-brief.ts'
import type { LabelledBrief } from '../labelled/labelled-brief.ts'
import type { Excerpt } from './annotated-corpus.ts'
import type { Example } from './fit-weights.ts'

/** No day that a brief looks forward to lies behind it. */
export const today = '2026-11-22'
export const briefWith = (projectName: string, requirements: object) =>
  Brief.parse({ documentType: 'hld', client: clientIds[0], clientName: 'the client', projectName, requirements })

/** What a name is, by the labels of its brief. */
type Named = { names: string[]; is: string }

/** The names of a labelled brief, each with its signs and what it is by the labels. */
export function namesOfLabelled({ id, projectName, requirements, truth }: LabelledBrief): Example[] {
  const named: Named[] = [
    ...truth.systems.map(({ name, aliases, role }) => ({ names: [name, ...aliases], is: role })),
    ...truth.mandated.map(({ term }) => ({ names: [term], is: 'prescribed' })),
    ...truth.banned.map(({ term }) => ({ names: [term], is: 'refused' })),
  ]
  return examplesOf(id, briefWith(projectName, requirements), (written, isListed) => {
    const found = named.find(({ names }) => names.some((name) => isSameName(name, written)))
    // A product of which the labels say nothing may be one that takes part all the same.
    return found === undefined ? { is: 'other', weight: isListed ? 0.5 : 1 } : { is: found.is, weight: 1 }
  })
}

/** The names of an annotated excerpt. */
export function namesOfExcerpt({ id, lines, marks }: Excerpt): Example[] {
  return examplesOf(id, briefWith('The work', { technicalRequirements: lines.join('\n') }), (written) => {
    const said = marks
      .filter(({ words, code }) => !/^(?:USE|MEN)$/.test(code) && isSameName(words, written))
      .map(({ code }) => code)
    const taking = said.filter((code) => !/^(?:REF|OTH|PER)$/.test(code))
    return { is: taking.length === 0 || taking.length < said.length / 2 ? 'other' : classOf(mostFrequent(taking)), weight: 1 }
  })
}

const classOf = (code: string) => (code === 'TEC' ? 'prescribed' : code === 'BAN' ? 'refused' : code.replace('SYS:', ''))
const mostFrequent = (codes: string[]) =>
  codes.toSorted((one, other) => codes.filter((code) => code === other).length - codes.filter((code) => code === one).length)[0]!

function examplesOf(
  source: string,
  brief: Brief,
  label: (written: string, isListed: boolean) => { is: string; weight: number },
): Example[] {
  const { groups, smallWords } = namesOfBrief(brief, { today })
  return groups.map((group) => {
    const labels = [group.name, ...group.aliases].map((name) => label(name, group.known !== undefined))
    const { is, weight } = labels.find((one) => one.is !== 'other') ?? labels[0]!
    return { source, signs: signsOfGroup(group, smallWords), is, weight }
  })
}

/** “Maximo” and “IBM Maximo” are one; “Data” and “Central Data Repository” are not. */
export function isSameName(one: string, other: string): boolean {
  const [short, long] = one.length < other.length ? [one, other] : [other, one]
  if (short.length < 2) return false
  const flags = /^[A-Z0-9]{1,4}$/.test(short) ? 'u' : 'iu'
  const words = short.split(/[\s-]+/).map((word) => word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'))
  const stands = new RegExp(`(?<![\\p{L}\\p{N}])${words.join('[\\s-]*')}(?:['’]?s|es)?(?![\\p{L}\\p{N}])`, flags)
  return stands.test(long) && (long.length <= short.length + 12 || /\p{Lu}/u.test(short))
}
