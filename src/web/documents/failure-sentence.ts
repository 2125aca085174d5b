/** Where the server gave no reason. */
export const failureSentence = 'Failed to generate document'
