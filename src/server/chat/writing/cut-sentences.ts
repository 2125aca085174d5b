/** How a sentence begins: `paragraph`, `item` of a list, or null if it continues the previous line. */
export type Begins = 'paragraph' | 'item' | null
export type RawSentence = { text: string; begins: Begins }

/** Characters; longer texts do not count as sentences. */
export const longestSentence = 2_000

const listMark = /^\s*(?:[-*•]|\d{1,2}[.)])\s+/
const citations = String.raw`(?:\s*\[\d{1,3}(?:\s*[,;–-]\s*\d{1,3})*\])*`
/**
 * The end of a sentence with closing marks and citations, followed by the beginning of the next one. The beginning is required because
 * citations may still be missing from the stream.
 */
const sentenceEnd = new RegExp(String.raw`[.!?…]["'”’)]*${citations}\s+(?=[^\s\p{Ll}\d[])`, 'gu')
/** A full stop after these, or after a single letter, does not end a sentence. */
const abbreviated = /(?:^|[\s(])(?:\p{L}|e\.g|i\.e|etc|vs|no|nos|art|sec|fig|dr|mr|mrs|ms|prof|st|approx|ca|cf|ltd|inc|co)$/iu

/** Cuts a streamed answer into sentences; each is returned once it is complete. */
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

  /** Returns the end of the first complete sentence, and how the next one begins. */
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
      // A list marker at the beginning of a line is recognised only once text follows it.
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
    /** Returns the rest once the answer is complete. */
    end: () => takeAll(true),
  }
}
