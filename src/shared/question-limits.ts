/** In characters: what is said beside a question that is put to somebody. */
export const questionLimits = { note: 1000 }
