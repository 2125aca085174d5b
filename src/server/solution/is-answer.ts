import type { Solution } from './solution.ts'

/** Whether a decision is a person's answer to a question of the document. */
export const isAnswer = ({ source, status }: Solution['decisions'][number]): boolean =>
  status === 'accepted' && source.from === 'brief' && source.field === 'answers'
