import type { Question } from '../assembly/design.ts'
import { listed } from '../assembly/phrases.ts'

const most = 8

/** What the owners of systems are asked alike, once for all of them. */
export function joinInterfaces(questions: Question[]): Question[] {
  const alike = new Map<string, Question[]>()
  for (const question of questions) {
    const key = question.asks?.words ?? question.text
    alike.set(key, [...(alike.get(key) ?? []), question])
  }
  return [...alike].map(([words, group]) => {
    const [first] = group
    if (!first?.asks) return first!
    const names = group.flatMap(({ asks }) => asks?.of ?? [])
    return { ...first, text: words.replace('{systems}', listed(names.slice(0, most))), about: group.flatMap(({ about }) => about) }
  })
}
