import type { ChatAnswer, ChatTurn, ConversationRow, QuotedPassage } from '#shared/api/conversations.ts'
import { documentTypes } from '#shared/document-types.ts'

/** Escapes Markdown's special characters. */
const escapeMarks = (text: string) => text.replaceAll(/[\\`*_[\]<>#|]/g, String.raw`\$&`)
const quoteLines = (text: string) =>
  escapeMarks(text)
    .split('\n')
    .map((line) => `> ${line}`)
    .join('\n')

/** Exports a conversation as Markdown, each quotation with its source; of several answers only the newest. */
export function writeMarkdown({ title, scope }: ConversationRow, turns: ChatTurn[], origin: string): string {
  const head = [`# ${escapeMarks(title || 'Conversation')}`, `About: ${escapeMarks(scope.name)}`]
  const told = turns.flatMap(({ question, at, answers }) => [
    `## ${escapeMarks(question.replaceAll(/\s+/g, ' '))}`,
    `Asked on ${at.slice(0, 10)}.`,
    ...writeAnswer(answers.at(-1), origin),
  ])
  return `${[...head, ...told].join('\n\n')}\n`
}

function writeAnswer(answer: ChatAnswer | undefined, origin: string): string[] {
  if (answer?.kind === 'written') return writeWritten(answer, origin)
  if (answer?.state !== 'done') return ['*There is no answer.*']
  const withheld = answer.withheld > 0 ? ['*Some of what was quoted is no longer shown to you.*'] : []
  const sentences = answer.sentences.map(({ text, link }) => `${escapeMarks(text)} ([look](${origin}${link}))`)
  const passages = answer.passages.flatMap((passage) => writePassage(passage, origin))
  return [...leads(answer), ...sentences, ...passages, ...withheld]
}

/** Writes the sentences with the numbers of their passages, which follow in that order. */
function writeWritten({ written, state, passages }: ChatAnswer, origin: string): string[] {
  if (!written || written.sentences.length === 0) return ['*There is no answer.*']
  const said = written.sentences.map(({ text, cites, begins }) => {
    const numbered = `${escapeMarks(text)}${cites.map((number) => String.raw` \[${number}\]`).join('')}`
    return begins === 'item' ? `\n- ${numbered}` : begins === 'paragraph' ? `\n\n${numbered}` : ` ${numbered}`
  })
  const head = `*Written by ${escapeMarks(written.writer)} from the passages below${state === 'stopped' ? ', and stopped' : ''}.*`
  const sources = passages.flatMap((passage, at) => [`Passage ${at + 1}:`, ...writePassage(passage, origin)])
  return [head, said.join('').trim(), ...sources]
}

function leads({ kind, passages, note }: ChatAnswer): string[] {
  const why = note === '' ? [] : [`*${escapeMarks(note)}*`]
  if (kind === 'silent') return [...why, `Nothing in these documents answers that.${passages.length > 0 ? ' Nearest to it:' : ''}`]
  return kind === 'record' ? why : [...why, '*Quoted, not written.*']
}

function writePassage(passage: QuotedPassage, origin: string): string[] {
  const { text, note, title, type, version, heading, from, link } = passage
  const source = [`${title} (${documentTypes[type].label})`, `version ${version}`, heading].filter(Boolean).join(', ')
  const named = from === 'brief' ? `Brief of ${source}` : source
  return [quoteLines(text), ...(note ? [escapeMarks(note)] : []), `— [${escapeMarks(named)}](${origin}${link})`]
}
