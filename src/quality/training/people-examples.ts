import type { Brief } from '#shared/brief.ts'
import { signsOfGroupOfPeople } from '#server/compose/reading/learned/people-signs.ts'
import { peopleOfBrief } from '#server/compose/reading/people-of-brief.ts'
import { singular } from '#server/compose/reading/tokens.ts'
import type { LabelledBrief } from '../labelled/labelled-brief.ts'
import type { Excerpt } from './annotated-corpus.ts'
import type { Example } from './fit-weights.ts'
import { briefWith, today } from './name-examples.ts'

type Label = { is: 'uses' | 'mentioned' | 'other'; weight: number }

/** The phrases of a labelled brief that may name people, each with its signs and what the labels say of it. */
export function peopleOfLabelled({ id, projectName, requirements, truth }: LabelledBrief): Example[] {
  const users = truth.people.flatMap(({ name, aliases }) => [name, ...aliases])
  return examplesOf(id, briefWith(projectName, requirements), (name) => {
    if (users.some((user) => isSamePeople(user, name))) return { is: 'uses', weight: 1 }
    if (truth.notPeople.some((other) => isSamePeople(other, name))) return { is: 'mentioned', weight: 1 }
    // Labels name whoever matters: a phrase that they leave out may be people all the same, the more so where it shares words.
    const isNear = users.some((user) => ` ${name.toLowerCase()} `.includes(` ${user.toLowerCase()} `))
    return { is: 'other', weight: isNear ? 0.3 : 0.7 }
  })
}

/** The phrases of an annotated excerpt. */
export function peopleOfExcerpt({ id, lines, marks }: Excerpt): Example[] {
  return examplesOf(id, briefWith('The work', { technicalRequirements: lines.join('\n') }), (name) => {
    const said = marks.filter(({ words }) => isSamePeople(words, name)).map(({ code }) => code)
    const people = said.filter((code) => code === 'USE' || code === 'MEN')
    if (people.length === 0 || people.length < said.length / 2) return { is: 'other', weight: 1 }
    const users = people.filter((code) => code === 'USE')
    return { is: users.length >= people.length / 2 ? 'uses' : 'mentioned', weight: 1 }
  })
}

const examplesOf = (source: string, brief: Brief, label: (name: string) => Label): Example[] =>
  peopleOfBrief(brief, { today }).map((group) => ({
    source,
    signs: signsOfGroupOfPeople(group),
    ...label(group.places[0]!.phrase.name),
  }))

const plain = (words: string) =>
  words
    .normalize('NFKC')
    .toLowerCase()
    .replace(/['’]s\b/g, '')
const little = /^(?:the|our|an?|of|at|in|from|with|for|on|and)$/
const wordsOf = (words: string) => (plain(words).match(/[\p{L}\p{N}]+/gu) ?? []).filter((word) => !little.test(word)).map(singular)
const headOf = (words: string) => wordsOf(plain(words).split(/\s(?:of|at|in|from|with|for|on|who)\s/)[0]!).at(-1)

/** “drivers” and “delivery drivers” are the same, “driver” and “driver's mate” are not. */
export function isSamePeople(one: string, other: string): boolean {
  const [some, more] = [wordsOf(one), wordsOf(other)].toSorted((a, b) => a.length - b.length) as [string[], string[]]
  if (some.length === 0 || !some.every((word) => more.includes(word))) return false
  return some.length === more.length || headOf(one) === headOf(other)
}
