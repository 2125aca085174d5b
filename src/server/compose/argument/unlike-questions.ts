import type { Question } from '../assembly/design.ts'

/** Each question once, whatever its number and wording. */
export function unlike(questions: Question[]): Question[] {
  const seen = new Set<string>()
  const covered = sameAsked.filter(({ better }) => questions.some(({ text }) => better.test(text)))
  return questions.filter(
    ({ text }) => !seen.has(inSingular(text)) && seen.add(inSingular(text)) && !covered.some(({ worse }) => worse.test(text)),
  )
}

/** Two wordings of one question, of which the one that names whom or what it is about is asked. */
const sameAsked = [
  { better: /^Who acts for the /, worse: /: who (?:decides when that person is away|stands in for that role)\?$/ },
  { better: /longest time offline that must be bridged\?$/, worse: /^For how long at the most must work go on offline/ },
]

/** “How are cultural site known”, “How are cultural sites known”: one question. */
const inSingular = (text: string) => text.toLowerCase().replaceAll(/(?<=\p{L}{2})s\b/gu, '')
