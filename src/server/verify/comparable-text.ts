/** The text as words are compared, whatever quotation marks, capitals and white space they are written with. */
export const comparableText = (text: string) =>
  text
    .replaceAll(/[“”„"]/g, '"')
    .replaceAll(/[‘’]/g, "'")
    .replaceAll(/\s+/g, ' ')
    .trim()
    .toLowerCase()
