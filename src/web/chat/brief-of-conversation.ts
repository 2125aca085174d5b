import type { ChatAnswer, ChatTurn, QuotedPassage } from '#shared/api/conversations.ts'
import * as words from '#words/chat.ts'

/** Characters of a brief that a conversation may fill; the rest is for whoever writes it. */
const longest = 60_000

/**
 * What was asked and what the documents say to it, as words of a brief. What a model wrote is left out: a brief holds what somebody
 * stated, and its passages are that.
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

/** What stands nearest to a question is no answer to it. */
function wordsOf({ kind, state, passages, sentences }: ChatAnswer): string[] {
  if (state !== 'done' || kind === 'silent') return []
  return [...sentences.map(({ text }) => `– ${text}`), ...passages.map(quote)]
}

const quote = ({ text, title, version, heading }: QuotedPassage) =>
  `– “${text.replaceAll(/\s+/g, ' ')}” (${[title, words.ofVersion(version), heading].filter(Boolean).join(', ')})`
