/** Where a sentence stands: it goes on from the one before, or begins a paragraph or an item of a list. */
export type Begins = 'paragraph' | 'item' | null
export type RawSentence = { text: string; begins: Begins }

/** Characters; what is longer is no sentence. */
export const longestSentence = 2_000

const listMark = /^\s*(?:[-*•]|\d{1,2}[.)])\s+/
const citations = String.raw`(?:\s*\[\d{1,3}(?:\s*[,;–-]\s*\d{1,3})*\])*`
/** An end, what closes and cites it, and the beginning of the next sentence, which has to be there: citations may still be on their way. */
const sentenceEnd = new RegExp(String.raw`[.!?…]["'”’)]*${citations}\s+(?=[^\s\p{Ll}\d[])`, 'gu')
/** A point after these, or after a single letter, ends nothing. */
const abbreviated = /(?:^|[\s(])(?:\p{L}|e\.g|i\.e|etc|vs|no|nos|art|sec|fig|dr|mr|mrs|ms|prof|st|approx|ca|cf|ltd|inc|co)$/iu

/** Cuts an answer into sentences while it is heard; each is told once it is whole. */
export function createSentenceCutter() {
  let rest = ''
  let begins: Begins = 'paragraph'

  function take(length: number, next: Begins): RawSentence[] {
    const [text, here] = [rest.slice(0, length), begins]
    rest = rest.slice(length)
    begins = next
    const words = text.trim()
    return words === '' ? [] : [{ text: words, begins: here }]
  }

  function takeLineMark() {
    const mark = listMark.exec(rest)
    if (begins !== 'paragraph' || !mark) return
    rest = rest.slice(mark[0].length)
    begins = 'item'
  }

  /** The end of the first whole sentence, and what the next one begins. */
  function findEnd(): { length: number; next: Begins } | undefined {
    const line = rest.indexOf('\n')
    const inLine = line < 0 ? rest : rest.slice(0, line)
    for (const found of inLine.matchAll(sentenceEnd))
      if (found[0][0] !== '.' || !abbreviated.test(inLine.slice(0, found.index)))
        return { length: found.index + found[0].length, next: null }
    if (line >= 0) return { length: line + 1, next: 'paragraph' }
    return rest.length > longestSentence ? { length: rest.length, next: null } : undefined
  }

  function takeAll(isOver: boolean): RawSentence[] {
    const whole: RawSentence[] = []
    while (rest !== '') {
      // A mark at the beginning of a line is known once something follows it.
      if (begins === 'paragraph' && !isOver && !/^\s*\S{1,4}\s*\S/.test(rest)) break
      takeLineMark()
      const end = findEnd() ?? (isOver ? { length: rest.length, next: null } : undefined)
      if (!end) break
      whole.push(...take(end.length, end.next))
    }
    return whole
  }

  return {
    hear(text: string): RawSentence[] {
      rest += text
      return takeAll(false)
    },
    /** What remains once the answer is whole. */
    end: () => takeAll(true),
  }
}
