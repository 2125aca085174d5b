/** Characters of the note to a person who is asked a question. */
export const questionLimits = { note: 1000 }
