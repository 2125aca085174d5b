export const itsWordsStandIn = (fields: string) => `Ihr Text steht in ${fields}. Lesen Sie ihn durch: Noch ist nichts geschrieben.`
export const hadNoField = (headings: string, field: string) => `${headings} hatten kein eigenes Feld und stehen unter ${field}.`
