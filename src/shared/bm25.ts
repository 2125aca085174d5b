/** As BM25 has them: how soon a further mention counts for less, and how far the length of a text counts. */
const [saturation, lengthShare] = [1.2, 0.75]

/** What a word weighs: the more, the fewer texts have it. */
export const rarity = (texts: number, having: number) => Math.log(1 + (texts - having + 0.5) / (having + 0.5))

/** What mentions of a word in a text of some length (words; `mean`: of all texts) are worth. */
export function worthOf(count: number, { weight, length, mean }: { weight: number; length: number; mean: number }): number {
  const room = saturation * (1 - lengthShare + (lengthShare * length) / mean)
  return (weight * count * (saturation + 1)) / (count + room)
}
