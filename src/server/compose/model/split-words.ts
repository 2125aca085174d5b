import type { Chapter } from '#server/document-types/document-type.ts'

/** Maximum characters of one chapter; more is not prose for a chapter. */
const mostCharacters = 16_000
/** An incomplete line that may still name a chapter. */
const mayName = /^\s*(?:#.{0,200})?$/

type Heard = {
  begun(id: string): void
  text(id: string, text: string): void
  /** The next chapter has begun. */
  whole(id: string, text: string): void
}
export type Known = Pick<Chapter, 'id' | 'heading'>[]

/** The line with which a chapter begins. */
export const lineOf = (id: string) => `## ${id}`

/** Finds a chapter by the line that names it: the id, or the heading, in any case. */
function namesOf(known: Known) {
  const names = new Map(known.flatMap(({ id, heading }) => [id, heading].map((name) => [name.toLowerCase(), id] as const)))
  return (line: string) => {
    const [, name] = /^\s*#{1,6}\s*(\S.*?)\s*$/.exec(line) ?? []
    return name === undefined ? undefined : names.get(name.toLowerCase())
  }
}

/** The text of a chapter as it arrives. White space is delayed until text follows it. */
function gatherWords(tell: (text: string) => void) {
  let [words, white] = ['', '']
  return {
    words: () => words,
    add(piece: string) {
      const said = words === '' ? piece.trimStart() : white + piece
      const solid = said.trimEnd()
      white = said.slice(solid.length)
      const taken = solid.slice(0, mostCharacters - words.length)
      words += taken
      if (taken !== '') tell(taken)
    },
  }
}

/**
 * Splits an answer into chapters while it arrives, by the lines that name them; every other line is text. Of a duplicate chapter the first
 * is used. Text before the first chapter is dropped.
 */
export function createSplitter(known: Known, heard: Partial<Heard> = {}) {
  const nameIn = namesOf(known)
  const wholes = new Map<string, string>()
  let [rest, isInLine, read, openedAt] = ['', false, 0, 0]
  let current: ({ id: string } & ReturnType<typeof gatherWords>) | undefined

  function close() {
    const words = current?.words()
    if (!current || !words) return
    wholes.set(current.id, words)
    heard.whole?.(current.id, words)
  }

  function open(id: string) {
    close()
    openedAt = read
    current = wholes.has(id) ? undefined : { id, ...gatherWords((text) => heard.text?.(id, text)) }
    if (current) heard.begun?.(id)
  }

  return {
    wholes,
    push(piece: string) {
      rest += piece
      while (rest !== '') {
        const end = rest.indexOf('\n') + 1
        if (end === 0 && !isInLine && mayName.test(rest)) return
        const line = end === 0 ? rest : rest.slice(0, end)
        const id = isInLine ? undefined : nameIn(line)
        if (id === undefined) current?.add(line)
        else open(id)
        isInLine = end === 0
        read += line.length
        rest = rest.slice(line.length)
      }
    },
    /** The chapter that has begun and is not complete. */
    unfinished: () => current && { id: current.id, text: current.words() },
    /** Where the latest chapter began. */
    openedAt: () => openedAt,
    /** Discards unfinished text, because the answer is requested again. */
    restart: () => void ([current, rest, isInLine] = [undefined, '', false]),
    end() {
      if (rest !== '' && nameIn(rest) === undefined) current?.add(rest)
      close()
    },
  }
}

/** The chapters of an answer that has ended, by their ids. */
export function splitWords(answer: string, known: Known): Map<string, string> {
  const splitter = createSplitter(known)
  splitter.push(answer)
  splitter.end()
  return splitter.wholes
}

/** The complete part of a broken answer: everything before the latest chapter. */
export function wholePart(answer: string, known: Known): string {
  const splitter = createSplitter(known)
  splitter.push(answer)
  return splitter.wholes.size > 0 ? answer.slice(0, splitter.openedAt()) : ''
}
