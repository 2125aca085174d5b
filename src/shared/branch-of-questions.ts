/** A question of a conversation; `follows` is the id of the question that it follows, null for the first. */
type Asked = { id: string; follows: string | null }

/** Returns a question and all questions that it follows, the first of them first; empty if the id is null. */
export function pathTo<Question extends Asked>(questions: readonly Question[], named: string | null): Question[] {
  const byId = new Map(questions.map((question) => [question.id, question]))
  const found: Question[] = []
  for (let next = named; next !== null;) {
    const question = byId.get(next)
    if (!question) break
    found.unshift(question)
    next = question.follows
  }
  return found
}

/**
 * Returns one branch of a conversation's questions, which are in the order in which they were asked: the named question, those before it,
 * and those after it; where there are several wordings, the one continued last. By default the newest branch.
 */
export function branchOf<Question extends Asked>(questions: readonly Question[], named?: string): Question[] {
  const paths = questions.map(({ id }) => pathTo(questions, id))
  return paths.findLast((path) => path.some(({ id }) => id === named)) ?? paths.at(-1) ?? []
}

/** Returns all wordings of a question, including itself: the questions that follow the same one. */
export const wordingsOf = <Question extends Asked>(questions: readonly Question[], { follows }: Asked): Question[] =>
  questions.filter((question) => question.follows === follows)
