/** Characters that are not visible: combining marks, format characters, spaces, and fillers and blanks that count as letters or symbols. */
const unseen = /[\p{C}\p{Z}\p{M}\u115F\u1160\u3164\uFFA0\u2800]/gu

/** True if a text has any visible character. */
export const isVisible = (text: string): boolean => text.replaceAll(unseen, '') !== ''

/** Normalises a text, so that two texts that look the same are equal. */
export const seenAs = (text: string): string =>
  text
    .normalize('NFKC')
    .replaceAll(/[\p{C}\u115F\u1160\u3164\uFFA0\u2800]/gu, '')
    .replaceAll(/\p{Z}+/gu, ' ')
    .trim()
    .toLowerCase()
