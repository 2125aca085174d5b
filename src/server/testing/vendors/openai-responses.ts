import type { Protocol, Usage } from './script.ts'

const resting = {
  id: 'resp_1',
  object: 'response',
  created_at: 1_700_000_000,
  error: null,
  incomplete_details: null,
  output: [],
  usage: null,
}

const toldOf = ({ input, cached, cacheWritten, output }: Usage) => ({
  input_tokens: input,
  input_tokens_details: { cached_tokens: cached, cache_write_tokens: cacheWritten },
  output_tokens: output,
  output_tokens_details: { reasoning_tokens: 0 },
  total_tokens: input + output,
})
const item = (status: string, content: object[]) => ({ id: 'msg_1', type: 'message', status, role: 'assistant', content })
const citationOf = (file_id: string) => ({
  type: 'container_file_citation',
  container_id: 'cntr_1',
  file_id,
  filename: 'figures.csv',
  start_index: 0,
  end_index: 1,
})

/** Sends an item that begins and ends at once, with the events in between. */
type Whole = (begun: object, done: object, meanwhile?: Record<string, object>) => void
function runCode(whole: Whole) {
  const item_id = 'ci_1'
  const code = 'print(4 * 80)'
  const begun = { id: item_id, type: 'code_interpreter_call', container_id: 'cntr_1', code: '', outputs: null }
  whole(
    begun,
    { code, outputs: [{ type: 'logs', logs: '320' }] },
    {
      'response.code_interpreter_call_code.delta': { item_id, delta: code },
      'response.code_interpreter_call_code.done': { item_id, code },
    },
  )
}

/** OpenAI's Responses API, streamed. */
export const openAiResponses: Protocol = (send, { model }, usage) => {
  let sequence = 0
  const event = (type: string, data: object) => send({ type, sequence_number: sequence++, ...data }, type)
  const response = (status: string, more: object = {}) => ({ response: { ...resting, model, status, ...more } })
  const at = () => ({ item_id: 'msg_1', output_index, content_index: 0 })
  const told = toldOf(usage)
  let isOpen = false
  let output_index = 0
  let cited: string | undefined
  const open = () => {
    if (!isOpen) event('response.output_item.added', { output_index, item: item('in_progress', []) })
    isOpen = true
    if (cited === undefined) return
    event('response.output_text.annotation.added', { ...at(), annotation_index: 0, annotation: citationOf(cited) })
    cited = undefined
  }
  const whole: Whole = (begun, done, meanwhile) => {
    event('response.output_item.added', { output_index, item: { ...begun, status: 'in_progress' } })
    for (const [type, data] of Object.entries(meanwhile ?? {})) event(type, { output_index, ...data })
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
      runCode(whole)
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
