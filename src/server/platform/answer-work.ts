import type { AppError } from '#shared/errors.ts'
import { answerInWorker } from './answer-in-worker.ts'
import type { WorkRequest } from './ask-in-threads.ts'

type Limits = {
  /** Characters of an answer as JSON: parsing it blocks all other requests of the caller's process. */
  longest: number
  refuse(): AppError
}

/** The main function of a program that runs the work for `askInThreads`. */
export function answerWork(table: Record<string, (input: never) => unknown>, { longest, refuse }: Limits): void {
  answerInWorker(async ({ name, input }: WorkRequest) => {
    const given = Object.entries(input).map(([key, text]) => [key, JSON.parse(text) as unknown])
    const answer = JSON.stringify(await table[name]!(Object.fromEntries(given) as never))
    if (answer.length > longest) throw refuse()
    return answer
  })
}
