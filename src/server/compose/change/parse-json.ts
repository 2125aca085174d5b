/** Parses a model's JSON, also inside a code block; undefined if it is not JSON. */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text.replaceAll(/^\s*```(?:json)?|```\s*$/g, ''))
  } catch {
    return undefined
  }
}
