/** Normalises text for comparison: quotation marks, capitals and white space are unified. */
export const comparableText = (text: string) =>
  text
    .replaceAll(/[“”„"]/g, '"')
    .replaceAll(/[‘’]/g, "'")
    .replaceAll(/\s+/g, ' ')
    .trim()
    .toLowerCase()
