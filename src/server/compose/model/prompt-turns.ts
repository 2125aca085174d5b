import type { ModelMessage, ToolResultPart, UserModelMessage } from 'ai'
import type { LanguageModel, ProviderOptions } from './language-model.ts'

type Asked = { material: string[]; instruction: string; history?: ModelMessage[]; goesOn?: boolean }

/**
 * The turns of a request, with a mark after each beginning that a later request repeats: the brief, which all requests for a document have,
 * and the whole so far where the conversation goes on. Whatever else is marked would be paid for and never read.
 */
export function turnsOf(
  { cacheOptions, mostMarks = 4 }: Pick<LanguageModel, 'cacheOptions' | 'mostMarks'>,
  asked: Asked,
): ModelMessage[] {
  const { material, instruction, history = [], goesOn = false } = asked
  const text = (words: string) => ({ type: 'text' as const, text: words })
  if (!cacheOptions) return [{ role: 'user', content: [text([...material, instruction].join('\n\n'))] }, ...history]
  const pieces = material.map((piece, at) => (at === 0 ? { ...text(piece), providerOptions: cacheOptions } : text(piece)))
  const first: UserModelMessage = { role: 'user', content: [...pieces, text(instruction)] }
  if (!goesOn && history.length === 0) return [first]
  // The cache is read where the last request ended, so the turn before the last keeps its mark.
  const ours = history.filter(({ role }) => role !== 'assistant')
  const ends = goesOn ? ours : ours.slice(0, -1)
  const marked = new Set<ModelMessage>([first, ...ends.slice(-(mostMarks - 2))])
  return [first, ...history].map((turn) => (marked.has(turn) ? withMark(turn, cacheOptions) : turn))
}

/** The turn with a mark after its last part, where it is one of ours. */
function withMark(turn: ModelMessage, providerOptions: ProviderOptions): ModelMessage {
  if (turn.role === 'user' && typeof turn.content !== 'string')
    return { ...turn, content: turn.content.map((part, at, all) => (at === all.length - 1 ? { ...part, providerOptions } : part)) }
  if (turn.role !== 'tool') return turn
  return {
    ...turn,
    content: turn.content.map((part, at, all) =>
      at === all.length - 1 && part.type === 'tool-result'
        ? { ...part, providerOptions, output: markedOutput(part, providerOptions) }
        : part,
    ),
  }
}

/** OpenAI reads the mark of a result of several parts at its last part. */
function markedOutput({ output }: ToolResultPart, providerOptions: ProviderOptions): ToolResultPart['output'] {
  if (output.type !== 'content') return output
  return { ...output, value: output.value.map((part, at, all) => (at === all.length - 1 ? { ...part, providerOptions } : part)) }
}
