/** Characters that the fields of a brief come to, of which `limits.text` may be. */
export const lengthOf = (fields: Partial<Record<string, string>>) =>
  Object.values(fields).reduce((sum, text) => sum + (text?.length ?? 0), 0)
