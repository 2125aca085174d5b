import type { Protocol } from './script.ts'

const stopReasons = { stop: 'end_turn', length: 'max_tokens', refusal: 'refusal', tool: 'tool_use', pause: 'pause_turn' } as const

/** Anthropic's Messages, streamed. */
export const anthropicMessages: Protocol = (send, { model }, usage) => {
  const event = (type: string, data: object) => send({ type, ...data }, type)
  let isOpen = false
  const close = () => {
    if (isOpen) event('content_block_stop', { index: 0 })
    isOpen = false
  }
  return {
    begin() {
      const { input: input_tokens, cached: cache_read_input_tokens, cacheWritten: cache_creation_input_tokens } = usage
      const told = { input_tokens, cache_read_input_tokens, cache_creation_input_tokens, output_tokens: 1 }
      const message = {
        id: 'msg_1',
        type: 'message',
        role: 'assistant',
        model,
        content: [],
        stop_reason: null,
        stop_sequence: null,
      }
      event('message_start', { message: { ...message, usage: told } })
      event('ping', {})
    },
    text(piece) {
      if (!isOpen) event('content_block_start', { index: 0, content_block: { type: 'text', text: '' } })
      isOpen = true
      event('content_block_delta', { index: 0, delta: { type: 'text_delta', text: piece } })
    },
    tool(name, input) {
      event('content_block_start', { index: 0, content_block: { type: 'tool_use', id: `toolu_${name}`, name, input: {} } })
      event('content_block_delta', { index: 0, delta: { type: 'input_json_delta', partial_json: JSON.stringify(input) } })
      event('content_block_stop', { index: 0 })
    },
    error: () => event('error', { error: { type: 'overloaded_error', message: 'Overloaded' } }),
    end(ending) {
      close()
      event('message_delta', {
        delta: { stop_reason: stopReasons[ending], stop_sequence: null },
        usage: { output_tokens: usage.output },
      })
      event('message_stop', {})
    },
  }
}
