/** Letters with a number behind them: `PK15`, `R-8`, `H3`. */
const numbered = /(?<![\p{L}\p{N}-])(\p{Lu}{1,4})[-. ]?(\d{1,4})(?![\p{L}\p{N}])/gu

/** The letters with which a brief numbers several things of one kind: none of these is a product. */
export function codesIn(texts: string[]): Set<string> {
  const numbers = new Map<string, Set<string>>()
  for (const text of texts)
    for (const [, letters = '', number = ''] of text.matchAll(numbered))
      numbers.set(letters, (numbers.get(letters) ?? new Set()).add(number))
  return new Set([...numbers].filter(([, seen]) => seen.size > 1).map(([letters]) => letters))
}

/** What is numbered or lettered and named by it: “Regulation PR-7”, “form K4”, “code PK15”, “platform B”. */
const numberedThing =
  /\b(?:regulations?|directives?|sections?|clauses?|articles?|paragraphs?|rules?|forms?|buildings?|rooms?|gates?|halls?|lots?|types?|classes|class|codes?|sizes?|grades?|series|format|version|release|annex|appendix|schedule|chapter|item|requirement|category|zone|block|unit|berth|bay|level|floor|route|line|motorway|road|highway|circular|order|act|law|decree|standard|norm|protocol|file type|message type)s?\s(?:no\.?\s|nr\.?\s|number\s|\()?["“„]?$/iu
const isNumbered = /^(?:\p{Lu}{1,4}[-. ]?\d{1,4}|\p{Lu}{1,2})$/u

/** Whether a name only numbers a thing of the brief: its letters are used for others too, or the thing stands before it. */
export function isDesignation(text: string, { start, end }: { start: number; end: number }, codes: Set<string>): boolean {
  const name = text.slice(start, end)
  const letters = /^(\p{Lu}{1,4})[-. ]?\d{1,4}$/u.exec(name)?.[1]
  if (letters !== undefined && codes.has(letters)) return true
  return isNumbered.test(name) && numberedThing.test(text.slice(Math.max(0, start - 30), start))
}
