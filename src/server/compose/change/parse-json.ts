/** A model's JSON, also between the marks of a code block; undefined where it is none. */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text.replaceAll(/^\s*```(?:json)?|```\s*$/g, ''))
  } catch {
    return undefined
  }
}
