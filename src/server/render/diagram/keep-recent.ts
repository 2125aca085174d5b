/** Caches the most recent results, because each format of a document requests the same ones. */
export function keepRecent<Input, Result>(most: number, work: (input: Input) => Promise<Result>) {
  const recent = new Map<string, Promise<Result>>()
  return (input: Input): Promise<Result> => {
    const content = JSON.stringify(input)
    const result = recent.get(content) ?? work(input)
    recent.delete(content)
    recent.set(content, result)
    result.catch(() => recent.delete(content))
    if (recent.size > most) recent.delete(recent.keys().next().value!)
    return result
  }
}
