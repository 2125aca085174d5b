import type { Protocol, Usage } from './script.ts'

const stopReasons = { stop: 'end_turn', length: 'max_tokens', refusal: 'refusal', tool: 'tool_use', pause: 'pause_turn' } as const

const messageOf = (model: string | undefined, { input, cached, cacheWritten }: Usage) => ({
  id: 'msg_1',
  type: 'message',
  role: 'assistant',
  model,
  content: [],
  stop_reason: null,
  stop_sequence: null,
  usage: {
    input_tokens: input,
    cache_read_input_tokens: cached,
    cache_creation_input_tokens: cacheWritten,
    output_tokens: 1,
  },
})

/** Anthropic's Messages API, streamed. */
export const anthropicMessages: Protocol = (send, { model }, usage) => {
  const event = (type: string, data: object) => send({ type, ...data }, type)
  let isOpen = false
  let index = 0
  const close = () => {
    if (isOpen) event('content_block_stop', { index: index++ })
    isOpen = false
  }
  const block = (content_block: object, input?: unknown) => {
    close()
    event('content_block_start', { index, content_block })
    if (input !== undefined)
      event('content_block_delta', { index, delta: { type: 'input_json_delta', partial_json: JSON.stringify(input) } })
    event('content_block_stop', { index: index++ })
  }
  let container: object | null = null
  return {
    begin() {
      event('message_start', { message: messageOf(model, usage) })
      event('ping', {})
    },
    text(piece) {
      if (!isOpen) event('content_block_start', { index, content_block: { type: 'text', text: '' } })
      isOpen = true
      event('content_block_delta', { index, delta: { type: 'text_delta', text: piece } })
    },
    tool: (name, input) => block({ type: 'tool_use', id: `toolu_${name}_${index}`, name, input: {} }, input),
    hosted({ fileId }) {
      container = { id: 'container_1', expires_at: '2030-01-01T00:00:00Z', skills: null }
      const id = `srvtoolu_${index}`
      block({ type: 'server_tool_use', id, name: 'bash_code_execution', input: {} }, { command: 'python sums.py' })
      const content = fileId ? [{ type: 'bash_code_execution_output', file_id: fileId }] : []
      const result = { type: 'bash_code_execution_result', stdout: '320', stderr: '', return_code: 0, content }
      block({ type: 'bash_code_execution_tool_result', tool_use_id: id, content: result })
    },
    error: () => event('error', { error: { type: 'overloaded_error', message: 'Overloaded' } }),
    end(ending) {
      close()
      event('message_delta', {
        delta: { stop_reason: stopReasons[ending], stop_sequence: null, ...(container && { container }) },
        usage: { output_tokens: usage.output },
      })
      event('message_stop', {})
    },
  }
}
