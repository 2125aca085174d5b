export const itsWordsStandIn = (fields: string) => `Its words stand in ${fields}. Read them over: nothing is written yet.`
export const hadNoField = (headings: string, field: string) => `${headings} had no field of its own and went to ${field}.`
