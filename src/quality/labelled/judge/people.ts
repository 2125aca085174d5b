import type { Solution } from '#server/solution/solution.ts'
import { type Answer, personsOf, type Verdict } from '../answer.ts'
import type { Truth } from '../labelled-brief.ts'
import { matches, namePatterns, normalise, stem, stopWords, tokens } from '../wording.ts'

type Person = Truth['people'][number]

const isUser = ({ name, aliases }: Person, person: string) => {
  const names = [name, ...aliases]
  return matches(person, namePatterns(names)) || names.some((one) => normalise(person).includes(normalise(one)))
}
const namesOf = (solution: Solution) => personsOf(solution).map(({ name }) => name)

export const peopleStand = ({ brief, solution }: Answer): Verdict[] =>
  brief.truth.people.map((user) => ({
    holds: namesOf(solution).some((name) => isUser(user, name)),
    what: user.name,
    why: `people are ${namesOf(solution).join(', ') || 'none'}`,
  }))

export const othersLeftOut = ({ brief: { truth }, solution }: Answer): Verdict[] =>
  truth.notPeople.map((term) => {
    const wanted = tokens(term)
      .map(stem)
      .filter((token) => !stopWords.has(token))
    const wrong = namesOf(solution).filter((name) => {
      const there = new Set(tokens(name).map(stem))
      return wanted.every((token) => there.has(token)) && !truth.people.some((user) => isUser(user, name))
    })
    return { holds: wrong.length === 0, what: term, why: `is a person of the design: ${wrong.join(', ')}` }
  })
