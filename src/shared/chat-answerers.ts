/** The possible authors of an answer; `offline` quotes passages word for word. */
export const answererChoices = ['claude', 'openai', 'local', 'offline'] as const
export type AnswererChoice = (typeof answererChoices)[number]
