/** Marks by themselves, signs of format, spaces, and the fillers and blanks that count as letters or symbols. */
const unseen = /[\p{C}\p{Z}\p{M}\u115F\u1160\u3164\uFFA0\u2800]/gu

/** Whether a reader sees anything of a text. */
export const isVisible = (text: string): boolean => text.replaceAll(unseen, '') !== ''

/** What two texts share that a reader takes for the same. */
export const seenAs = (text: string): string =>
  text
    .normalize('NFKC')
    .replaceAll(/[\p{C}\u115F\u1160\u3164\uFFA0\u2800]/gu, '')
    .replaceAll(/\p{Z}+/gu, ' ')
    .trim()
    .toLowerCase()
