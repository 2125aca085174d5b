import type { Protocol } from './script.ts'

const resting = {
  id: 'resp_1',
  object: 'response',
  created_at: 1_700_000_000,
  error: null,
  incomplete_details: null,
  output: [],
  usage: null,
}

/** OpenAI's Responses, streamed. */
export const openAiResponses: Protocol = (send, { model }, usage) => {
  let sequence = 0
  const event = (type: string, data: object) => send({ type, sequence_number: sequence++, ...data }, type)
  const response = (status: string, more: object = {}) => ({
    response: { ...resting, model, status, ...more },
  })
  const item = (status: string, content: object[]) => ({ id: 'msg_1', type: 'message', status, role: 'assistant', content })
  const at = { item_id: 'msg_1', output_index: 0, content_index: 0 }
  const told = {
    input_tokens: usage.input,
    input_tokens_details: { cached_tokens: usage.cached, cache_write_tokens: usage.cacheWritten },
    output_tokens: usage.output,
    output_tokens_details: { reasoning_tokens: 0 },
    total_tokens: usage.input + usage.output,
  }
  let isOpen = false
  const open = () => {
    if (!isOpen) event('response.output_item.added', { output_index: 0, item: item('in_progress', []) })
    isOpen = true
  }
  return {
    begin: () => event('response.created', response('in_progress')),
    text(piece) {
      open()
      event('response.output_text.delta', { ...at, delta: piece, logprobs: [] })
    },
    tool(name, input) {
      const call = { id: 'fc_1', type: 'function_call', call_id: `call_${name}`, name }
      const text = JSON.stringify(input)
      event('response.output_item.added', { output_index: 0, item: { ...call, status: 'in_progress', arguments: '' } })
      event('response.function_call_arguments.delta', { item_id: 'fc_1', output_index: 0, delta: text })
      event('response.output_item.done', { output_index: 0, item: { ...call, status: 'completed', arguments: text } })
    },
    error: () => event('error', { code: 'server_error', message: 'The server had an error', param: null }),
    end(ending, whole) {
      if (isOpen) {
        const content =
          ending === 'refusal' ? { type: 'refusal', refusal: whole } : { type: 'output_text', text: whole, annotations: [] }
        event('response.output_item.done', { output_index: 0, item: item('completed', [content]) })
      }
      const reason = { length: 'max_output_tokens', refusal: 'content_filter' }[ending as string]
      if (reason) event('response.incomplete', response('incomplete', { incomplete_details: { reason }, usage: told }))
      else event('response.completed', response('completed', { usage: told }))
    },
  }
}
