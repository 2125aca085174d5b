/** Characters of a question and of a conversation's name; conversations in one list; questions of one conversation. */
export const chatLimits = { question: 2000, title: 200, listed: 200, questions: 200 } as const
