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
  const at = () => ({ item_id: 'msg_1', output_index, content_index: 0 })
  const told = {
    input_tokens: usage.input,
    input_tokens_details: { cached_tokens: usage.cached },
    output_tokens: usage.output,
    output_tokens_details: { reasoning_tokens: 0 },
    total_tokens: usage.input + usage.output,
  }
  let isOpen = false
  let output_index = 0
  let cited: string | undefined
  const open = () => {
    if (!isOpen) event('response.output_item.added', { output_index, item: item('in_progress', []) })
    isOpen = true
    if (cited === undefined) return
    const file = { container_id: 'cntr_1', file_id: cited, filename: 'figures.csv', start_index: 0, end_index: 1 }
    const annotation = { type: 'container_file_citation', ...file }
    event('response.output_text.annotation.added', { ...at(), annotation_index: 0, annotation })
    cited = undefined
  }
  /** An item that begins and is whole at once. */
  const whole = (begun: object, done: object, meanwhile?: () => void) => {
    event('response.output_item.added', { output_index, item: { ...begun, status: 'in_progress' } })
    meanwhile?.()
    event('response.output_item.done', { output_index, item: { ...begun, ...done, status: 'completed' } })
    output_index += 1
  }
  return {
    begin: () => event('response.created', response('in_progress')),
    text(piece) {
      open()
      event('response.output_text.delta', { ...at(), delta: piece, logprobs: [] })
    },
    tool(name, input) {
      const call = { id: `fc_${output_index}`, type: 'function_call', call_id: `call_${name}_${output_index}`, name }
      whole({ ...call, arguments: '' }, { arguments: JSON.stringify(input) })
    },
    hosted({ fileId, image }) {
      const code = { id: 'ci_1', type: 'code_interpreter_call', container_id: 'cntr_1' }
      const print = 'print(4 * 80)'
      whole({ ...code, code: '', outputs: null }, { code: print, outputs: [{ type: 'logs', logs: '320' }] }, () => {
        event('response.code_interpreter_call_code.delta', { output_index, item_id: code.id, delta: print })
        event('response.code_interpreter_call_code.done', { output_index, item_id: code.id, code: print })
      })
      if (image) whole({ id: 'ig_1', type: 'image_generation_call' }, { result: image })
      cited = fileId
    },
    error: () => event('error', { code: 'server_error', message: 'The server had an error', param: null }),
    end(ending, words) {
      if (isOpen) {
        const content =
          ending === 'refusal' ? { type: 'refusal', refusal: words } : { type: 'output_text', text: words, annotations: [] }
        event('response.output_item.done', { output_index, item: item('completed', [content]) })
      }
      const reason = { length: 'max_output_tokens', refusal: 'content_filter' }[ending as string]
      if (reason) event('response.incomplete', response('incomplete', { incomplete_details: { reason }, usage: told }))
      else event('response.completed', response('completed', { usage: told }))
    },
  }
}
