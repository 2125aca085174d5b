import { firm } from '#shared/firm.ts'

type QuestionFacts = {
  asker: { name: string; email: string }
  name: string
  document: string
  question: string
  note: string
  /** True if they have an account to answer in; otherwise they answer by email. */
  hasAccount: boolean
}

/** Writes a message that ends where the link follows, if there is one. */
export const writeQuestion = ({
  asker,
  name,
  document,
  question,
  note,
  hasAccount,
}: QuestionFacts): { subject: string; text: string } => ({
  subject: `${asker.name} asks you about “${document}”`,
  text: [
    `Hello ${name},`,
    `${asker.name} of ${firm.name} has a question about “${document}”:`,
    question,
    ...(note ? [note] : []),
    hasAccount
      ? 'Sign in with your account and answer it there: your answer becomes part of the next version.'
      : `Please send your answer to ${asker.email}: it becomes part of the next version.`,
  ].join('\n\n'),
})
