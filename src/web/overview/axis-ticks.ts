/** Ticks of an axis from 0 to at least the highest value, in steps of 1, 2 or 5 times a power of ten. */
export function axisTicks(highest: number): number[] {
  const steps = 4
  const rough = Math.max(highest, 1) / steps
  const power = 10 ** Math.floor(Math.log10(rough))
  const step = Math.max(
    1,
    [1, 2, 5, 10].map((times) => times * power).find((one) => one >= rough)!,
  )
  const count = Math.max(1, Math.ceil(highest / step))
  return Array.from({ length: count + 1 }, (_, at) => at * step)
}
