import type { Protocol } from './script.ts'

const finishReasons = { stop: 'stop', length: 'length', refusal: 'content_filter', tool: 'tool_calls', pause: 'stop' } as const

/** OpenAI's Chat Completions API, streamed; also used by compatible servers. */
export const openAiChat: Protocol = (send, { model, stream_options: options }, usage) => {
  const chunk = (choices: object[], more: object = {}) =>
    send({ id: 'chatcmpl-1', object: 'chat.completion.chunk', created: 1_700_000_000, model, choices, ...more })
  const delta = (said: object, finish: string | null = null) => chunk([{ index: 0, delta: said, finish_reason: finish }])
  return {
    begin: () => delta({ role: 'assistant', content: '' }),
    text: (piece) => delta({ content: piece }),
    tool: (name, input) =>
      delta({
        tool_calls: [{ index: 0, id: `call_${name}`, type: 'function', function: { name, arguments: JSON.stringify(input) } }],
      }),
    hosted: () => undefined,
    error: () => send({ error: { message: 'The server had an error', type: 'server_error', param: null, code: null } }),
    end(ending) {
      delta({}, finishReasons[ending])
      if (options?.include_usage)
        chunk([], {
          usage: {
            prompt_tokens: usage.input,
            completion_tokens: usage.output,
            total_tokens: usage.input + usage.output,
            prompt_tokens_details: { cached_tokens: usage.cached },
          },
        })
    },
  }
}
