import * as words from '#words/documents.ts'

/** Used if the server gave no reason. */
export const failureSentence = words.failedToGenerateDocument
