import type { ReferenceDesign } from '#shared/reference-design.ts'
import type { Solution } from '#server/solution/solution.ts'
import { referenceOf, type Statement } from '#server/solution/statement.ts'
import { phrasePattern } from '../register/phrase-pattern.ts'

/** A question that more statements may answer names only the first of them. */
const mostNamed = 3

type Question = Solution['questions'][number]

/**
 * The questions of a reference design. Whether a statement answers one needs a person's judgement; if one has a phrase of the question's
 * subject, the question names it and comes after those of which the brief says nothing.
 */
export function askOfDesign(design: ReferenceDesign | undefined, questions: Question[], statements: Statement[]): Question[] {
  const phrases = new Map(design?.questions.flatMap(({ text, near }) => (near ? [[text, phrasePattern([near])] as const] : [])))
  const asked = questions.map((question): Question => {
    const pattern = phrases.get(question.text)
    const near = pattern
      ? statements.filter(({ text, earlier }) => !earlier && !/\?$|^\?/.test(text) && pattern.test(text)).slice(0, mostNamed)
      : []
    if (near.length === 0) return question
    return { ...question, text: `${question.text} ${mention(near)}`, about: near.map(({ id }) => id) }
  })
  return asked.toSorted((left, right) => Number(left.about.length > 0) - Number(right.about.length > 0))
}

function mention(statements: Statement[]): string {
  const references = [...new Set(statements.map(referenceOf))]
  const list = new Intl.ListFormat('en-GB').format(references)
  return `Perhaps answered in ${list}.`
}
