/** What a server may say when a generation fails, and what the later generators then show. */
export const refusals: [what: string, body: object | string, sentence: string][] = [
  ['its details', { success: false, error: 'It failed.', details: 'The disk is full.' }, 'The disk is full.'],
  ['its error where there are no details', { success: false, error: 'It failed.' }, 'It failed.'],
  ['a sentence of our own where there is neither', { success: false }, 'Failed to generate document'],
  ['a sentence of our own where the answer is not ours', '<html>', 'Failed to generate document'],
]

export const refusalOf = (body: object | string) => ({
  status: 500,
  body: typeof body === 'string' ? body : JSON.stringify(body),
})
