import { isPriorityWord } from './read-priority.ts'
import type { Statement } from './statement.ts'
import { demandWords } from './verbs.ts'

const bracketed = /^\([^()]*\)\W*$/
const today = /^(?:today|currently|at present|now)\b:?(?: \S+){1,3}$/i
const exclaimed = /^\S+(?: \S+)?!+$/
const shortAnswer = /^(?:\S+\s){0,5}\S+$/

/** The sentences of one line, with those that say nothing alone put to the one they belong to: "Chat? Maybe." */
export function joinFragments(sentences: Statement[]): Statement[] {
  const joined: Statement[] = []
  for (const sentence of sentences) {
    const last = joined.at(-1)
    if (!last || !belongsTo(last, sentence)) joined.push(sentence)
    else {
      const priority = priorityOf(sentence.text)
      const text = priority ? last.text : `${last.text} ${sentence.text}`
      joined[joined.length - 1] = { ...last, text, quote: `${last.quote} ${sentence.quote}`, ...(priority && { priority }) }
    }
  }
  return joined
}

const priorityOf = (text: string) =>
  /^(?:must|should|could)\.$/i.test(text) && isPriorityWord(text.slice(0, -1)) ? text.slice(0, -1) : undefined
const isOpen = (text: string) => text.split('(').length > text.split(')').length
const ownSubject = /^(?:we|they|you|i)\b/i
const isAnswer = (text: string) => shortAnswer.test(text) && !demandWords.test(text) && !ownSubject.test(text)

function belongsTo(before: Statement, { text, given }: Statement): boolean {
  if (given) return false
  if (isOpen(before.text) && text.includes(')') && text.length < 80) return true
  if (exclaimed.test(before.text)) return true
  if (before.text.endsWith('?') && !demandWords.test(before.text) && isAnswer(text)) return true
  return bracketed.test(text) || today.test(text) || priorityOf(text) !== undefined
}
