export const itsWordsStandIn = (fields: string) => `Its text is in ${fields}. Check it: nothing has been written yet.`
export const hadNoField = (headings: string, field: string) => `${headings} had no field of its own and went to ${field}.`
