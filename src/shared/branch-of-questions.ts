/** A question of a conversation; `follows` names the one that it was asked after, null where it is the first. */
type Asked = { id: string; follows: string | null }

/** A question and all that it follows, the first of them first; nothing where none is named. */
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
 * Of the questions of a conversation, in the order in which they were asked, those of one branch: the one that is named, what it
 * follows, and what was asked after it, of several wordings the one that was gone on with last. Without a name, the newest branch.
 */
export function branchOf<Question extends Asked>(questions: readonly Question[], named?: string): Question[] {
  const paths = questions.map(({ id }) => pathTo(questions, id))
  return paths.findLast((path) => path.some(({ id }) => id === named)) ?? paths.at(-1) ?? []
}

/** The wordings of a question, itself among them: what was asked after the same one. */
export const wordingsOf = <Question extends Asked>(questions: readonly Question[], { follows }: Asked): Question[] =>
  questions.filter((question) => question.follows === follows)
