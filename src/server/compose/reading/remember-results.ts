/** Results kept for the last texts: each statement of a brief is asked about several times. */
const mostKept = 500

/** The same function, which works each text out once as long as it is among the last. Nobody changes a result. */
export function rememberResults<Result>(work: (text: string) => Result): (text: string) => Result {
  const kept = new Map<string, Result>()
  return (text) => {
    if (kept.has(text)) return kept.get(text)!
    const result = work(text)
    if (kept.size >= mostKept) kept.clear()
    kept.set(text, result)
    return result
  }
}
