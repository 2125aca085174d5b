/** Who may write the answer to a question; offline, passages are quoted word for word. */
export const answererChoices = ['claude', 'openai', 'local', 'offline'] as const
export type AnswererChoice = (typeof answererChoices)[number]
