import type { Body, Play } from '#server/testing/vendors/script.ts'
import { promptText } from '#server/testing/vendors/recorded/find-segments.ts'
import { answerOf, type Recording } from '#server/testing/vendors/recorded/recording.ts'

/** Characters that a token stands for in English, and tokens below which no vendor keeps a beginning. */
const [charactersPerToken, leastKept] = [4, 1024]
const tokens = (text: string | number) => Math.round((typeof text === 'string' ? text.length : text) / charactersPerToken)

function sharedBeginning(one: string, other: string): number {
  const most = Math.min(one.length, other.length)
  let at = 0
  while (at < most && one[at] === other[at]) at += 1
  return at
}

/**
 * Plays a recording with the tokens that a vendor would count: those of the texts' lengths, of which a beginning that it has
 * seen comes from its cache. A vendor's own count will differ by some percent.
 */
export function paidPlays(recording: Recording): (body: Body) => Play {
  const seen: string[] = []
  return (body) => {
    const told = promptText(body)
    const shared = Math.max(0, ...seen.map((one) => tokens(sharedBeginning(one, told))))
    seen.push(told)
    const schema = tokens(JSON.stringify([body['output_config'] ?? body['text'] ?? '', body.tools ?? []]))
    const text = answerOf(recording, body)
    const cached = shared >= leastKept ? shared : 0
    const input = tokens(told) + schema
    // Anthropic counts what came from the cache apart, OpenAI within.
    const usage = { input: body['system'] ? input - cached : input, cached, cacheWritten: 0, output: tokens(text) }
    return { kind: 'text', text, usage }
  }
}
