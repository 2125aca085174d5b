/** A text normalised for comparison: without case, quotation marks and final punctuation. */
export const squeeze = (text: string) =>
  text
    .toLowerCase()
    .replaceAll(/[“”"‘’'\\]/g, '')
    .replaceAll(/\s+/g, ' ')
    .trim()
    .replace(/[.;:,]+$/, '')
