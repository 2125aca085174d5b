/** Number of characters in all fields of a brief; the maximum is `limits.text`. */
export const lengthOf = (fields: Partial<Record<string, string>>) =>
  Object.values(fields).reduce((sum, text) => sum + (text?.length ?? 0), 0)
