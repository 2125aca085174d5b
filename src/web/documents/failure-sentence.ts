import * as words from '#words/documents.ts'

/** Where the server gave no reason. */
export const failureSentence = words.failedToGenerateDocument
