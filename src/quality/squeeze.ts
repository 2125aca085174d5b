/** A text as it is compared: without case, quotation marks and what ends it. */
export const squeeze = (text: string) =>
  text
    .toLowerCase()
    .replaceAll(/[“”"‘’'\\]/g, '')
    .replaceAll(/\s+/g, ' ')
    .trim()
    .replace(/[.;:,]+$/, '')
