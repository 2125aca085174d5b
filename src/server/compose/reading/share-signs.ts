import type { Mention } from './find-systems.ts'

const joint =
  /^["”]?(?:\s\([^)]{1,40}\))?(?:,? and|,? or|,|\s?\/| &)(?: (?:to|from|into|in|on|with|by|through|via))?\s?(?:the |our )?["“„]?$/iu
/** “Clerks sign in with A, undertakers with B”, “38 are on A, 17 on B”: the second stands in the frame of the first. */
const ellipsis =
  /^["”]?(?:\s\([^)]{1,40}\))?(?: from \p{L}+)?,? (?:and )?(?:[\p{L}\d]+ ){1,4}(with|on|in|through|by|via|to|from)\s(?:the |our )?["“„]?$/iu

/** What is coordinated with a system is one: “orders go to A and B”. */
export function shareSigns(mentions: Mention[]): Mention[] {
  const isSure = (one: Mention) => one.hasSign && one.weight >= 2
  mentions.forEach((here, index) => {
    const other = mentions[index + 1]
    if (other === undefined) return
    const { text } = here.statement
    const between = text.slice(here.end, other.start)
    const word = between.length < 90 ? ellipsis.exec(between)?.[1] : undefined
    const isFramed =
      word !== undefined &&
      new RegExp(`\\b${word}\\s(?:the |our )?["“„]?$`, 'i').test(text.slice(Math.max(0, here.start - 16), here.start))
    if (between.length < 60 && !joint.test(between) && !isFramed) return
    if (between.length >= 60 && !isFramed) return
    const [sure, open] = isSure(here) ? [here, other] : [other, here]
    if (!isSure(sure) || isSure(open) || (word !== undefined && sure !== here)) return
    open.weight = Math.max(open.weight, 2)
    open.hasSign = true
  })
  return mentions
}
