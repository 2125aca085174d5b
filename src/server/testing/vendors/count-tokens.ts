import type { RecordedRequest } from './given-vendor.ts'
import type { Usage } from './script.ts'

/** As in the estimate: the tokenisers of current models produce more tokens from English than older ones. */
const charactersPerToken = 3.5
/** The shortest beginning, in tokens, that either vendor caches. */
const leastCached = 1_024

type Block = { text: string; isMarked: boolean }

/** The parts of a request in the order in which a vendor reads them: tools, form of the answer, rules, then the turns. */
function blocksOf({ body }: RecordedRequest): Block[] {
  const at = (value: unknown, key: string) => (value as Record<string, unknown> | undefined)?.[key]
  const format = at(body['output_config'], 'format') ?? at(body['text'], 'format')
  const turns = [body['system'], body['instructions'], body['messages'], body['input']].flat().filter(Boolean)
  const pieces = turns.flatMap((turn) => {
    const content = at(turn, 'content') ?? at(turn, 'output')
    return Array.isArray(content) ? (content as unknown[]) : [turn]
  })
  const blocks = [body.tools, format, ...pieces].filter(Boolean).map((piece): Block => {
    const { cache_control, prompt_cache_breakpoint, ...rest } = (typeof piece === 'object' ? piece : { piece }) as Marked
    return { text: JSON.stringify(rest), isMarked: (cache_control ?? prompt_cache_breakpoint) !== undefined }
  })
  const isImplicit = body['input'] !== undefined && at(body['prompt_cache_options'], 'mode') !== 'explicit'
  return isImplicit ? [...blocks.slice(0, -1), { ...blocks.at(-1)!, isMarked: true }] : blocks
}
type Marked = { cache_control?: unknown; prompt_cache_breakpoint?: unknown; [name: string]: unknown }

const tokensOf = (characters: number) => Math.round(characters / charactersPerToken)

/**
 * Counts the tokens of requests as the vendors do, from the length of their text. Both cache what ends at a mark, read the longest such
 * beginning that they have, and charge for what they write; OpenAI marks the end of a request by itself, unless it is told not to.
 */
export function createTokenCounter() {
  const caches = new Map<string, Set<string>>()
  return (seen: RecordedRequest, output: number): Usage => {
    const cache = caches.get(`${seen.path} ${seen.body.model}`) ?? new Set<string>()
    caches.set(`${seen.path} ${seen.body.model}`, cache)
    let [whole, read, marked] = ['', 0, 0]
    const ends: string[] = []
    for (const { text, isMarked } of blocksOf(seen)) {
      whole += text
      if (!isMarked) continue
      if (cache.has(whole)) read = whole.length
      marked = whole.length
      if (tokensOf(marked) >= leastCached) ends.push(whole)
    }
    for (const end of ends) cache.add(end)
    const [cached, cacheWritten] = [tokensOf(read), ends.length > 0 ? tokensOf(marked - read) : 0]
    const all = tokensOf(whole.length)
    // OpenAI counts them within the input, Anthropic beside it.
    return { input: seen.path.endsWith('/messages') ? all - cached - cacheWritten : all, cached, cacheWritten, output }
  }
}
