export type Option = { value: string; label: string }
export type Options = readonly Option[]

/** Turns labels by value into options of a list. */
export const optionsOf = <Value extends string>(words: Readonly<Record<Value, string>>): Options =>
  (Object.entries(words) as [Value, string][]).map(([value, label]) => ({ value, label }))
