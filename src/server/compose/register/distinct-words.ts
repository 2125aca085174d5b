import { knownProducts, ordinaryWords } from '#server/verify/known-products.ts'

export const isShout = (word: string) => word.length > 1 && word === word.toUpperCase() && /\p{L}{2}/u.test(word)
/** Only names are written like this: `OneTouch`, `SAP`, `S7-1500`. */
export const isDistinct = (word: string, isStart = false) =>
  /\p{Ll}\p{Lu}|^\p{Lu}{2,}|^\p{L}+\d|^e-\p{Lu}/u.test(word) || (knownProducts.has(word) && !(isStart && ordinaryWords.has(word)))
