import type { ChatAnswer, ChatTurn, QuotedPassage } from '#shared/api/conversations.ts'
import * as words from '#words/chat.ts'

/** Maximum number of characters filled in from a conversation; the rest of the brief is for its author. */
const longest = 60_000

/**
 * Turns questions and quotations into text for a brief. A model's text is left out, because a brief contains only statements by people,
 * such as the quoted passages.
 */
export function briefOfConversation(turns: ChatTurn[]): string {
  const parts: string[] = []
  let length = 0
  for (const { question, answers } of turns) {
    const part = [question, ...(answers.at(-1) ? wordsOf(answers.at(-1)!) : [])].join('\n')
    length += part.length + 2
    if (length > longest) break
    parts.push(part)
  }
  return parts.join('\n\n')
}

/** The closest passages to an unanswered question are no answer. */
function wordsOf({ kind, state, passages, sentences }: ChatAnswer): string[] {
  if (state !== 'done' || kind === 'silent') return []
  return [...sentences.map(({ text }) => `– ${text}`), ...passages.map(quote)]
}

const quote = ({ text, title, version, heading }: QuotedPassage) =>
  `– “${text.replaceAll(/\s+/g, ' ')}” (${[title, words.ofVersion(version), heading].filter(Boolean).join(', ')})`
